import * as z from 'zod/mini'

/** What a scanner reads, drawn: the dark modules as one path whose unit is a module, `size` from edge to edge. */
export const QrDrawing = z.object({ size: z.int().check(z.positive()), path: z.string() })
export type QrDrawing = z.infer<typeof QrDrawing>
