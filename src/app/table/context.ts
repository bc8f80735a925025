import { createContext, useContext } from 'react'
import { useStore } from 'zustand'
import type { Reader } from './read'
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
export function useTable<T>(select: (state: TableStore, read: Reader) => T): T {
  const { store, read } = useTableApi()
  return useStore(store, state => select(state, read))
}

export const useActions = (): TableActions => useTableApi().store.getState()
