import { createContext, type PropsWithChildren, type ReactNode, useContext } from 'react'

/** A field as it is read. */
export interface FieldToRead {
  readonly label: ReactNode
  /** What stands in it; a yes or no as it is. */
  readonly value: ReactNode
  /** Of an input: a day stands in it as a machine writes it. */
  readonly type?: string | undefined
  /** It is the value of one of these. */
  readonly options?: ReactNode
}

/** What stands in a part of the page in which nothing can be changed. The app that has one brings it, the others need not load it. */
export interface Reader {
  readonly field: (field: FieldToRead) => ReactNode
  /** In the place of a button. */
  readonly button: ReactNode
  /** Something else is not there that would be otherwise. */
  readonly tell: () => void
}

const ReaderContext = createContext<Reader | null>(null)

/** Where there is a reader nothing can be changed: a field is what stands in it, and a button is not there. */
export const ReadOnly = ReaderContext.Provider

/** What is there all the same: what one reads with, such as a search, and the acts that are meant to work there. */
export function Offered({ children }: PropsWithChildren) {
  return <ReaderContext value={null}>{children}</ReaderContext>
}

/** null where things can be changed, as nearly everywhere. */
export const useReader = () => useContext(ReaderContext)

/** What stands only where things can be changed: what a change would do, and how something is added. */
export function WhereChanged({ children }: PropsWithChildren) {
  return useReader() === null ? children : null
}
