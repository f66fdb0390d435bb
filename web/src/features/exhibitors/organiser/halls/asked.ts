import type { DrawnShape, OfficeStand } from '@foyer/contract/office-halls'

/** What is asked about: a stand as it is, or a new one on a shape or on none. */
export type Asked = { readonly stand: OfficeStand } | { readonly stand: null; readonly shape: DrawnShape | null }
