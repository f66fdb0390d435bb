import { type KeptLogo, LogoStep } from '@foyer/contract/look.schemas'
import * as z from 'zod/mini'
import type { Context } from '#platform/context'
import type { EventLook, LogoPicture } from '#platform/papers/look'
import { findFile } from '#platform/site/files'
import { getEditionRow } from './editions.queries.ts'

/** The eight bytes that every PNG begins with. */
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** How the context's edition shows itself now. Where one of its two logos is not there, the other stands for it. */
export async function eventLook(context: Pick<Context, 'db' | 'editionId'>): Promise<EventLook> {
  const row = await getEditionRow(context, context.editionId)
  const kept = z.parse(LogoStep, row.logo)
  const light = await pictureOf(context, kept.light)
  const dark = await pictureOf(context, kept.dark)
  const [day, night] = [light ?? dark, dark ?? light]
  return { accent: row.accent, logo: day === null || night === null ? null : { light: day, dark: night } }
}

/** Null where there is none, or what is kept is no picture any more. */
async function pictureOf(context: Pick<Context, 'db'>, kept: KeptLogo | null): Promise<LogoPicture | null> {
  const file = kept === null ? null : await findFile(context, kept.file)
  if (kept === null || file === null) return null
  const bytes = Buffer.from(file.bytes)
  return bytes.subarray(0, PNG.length).equals(PNG) ? { bytes, width: kept.width, height: kept.height } : null
}
