import { createContext, useContext } from 'react'
import { useStore } from 'zustand'
import type { Selectors } from './selectors'
import type { TableActions, TableStore } from './state'
import type { Table } from './store'

const Context = createContext<Table | null>(null)

export const TableProvider = Context.Provider

export function useTableApi(): Table {
  const table = useContext(Context)
  if (!table) throw new Error('used outside a table')
  return table
}

/** Reads the table; renders again only when what is read has changed. */
export function useTable<T>(read: (state: TableStore, select: Selectors) => T): T {
  const { store, select } = useTableApi()
  return useStore(store, state => read(state, select))
}

export const useActions = (): TableActions => useTableApi().store.getState()
