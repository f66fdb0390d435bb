// Days stay text: as instants they would move with the server's time zone. Counts fit a double; sums of money too.
export const parsers: Readonly<Record<number, (text: string) => unknown>> = {
  20: Number,
  1082: (text) => text,
  1700: (text) => text,
}
