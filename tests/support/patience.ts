import './rules'

// Tests of screens wait for what is loaded on demand; on a busy machine a second is not enough for that.
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/dom')
  configure({ asyncUtilTimeout: 20_000 })
}
