import type { Edition, ShownLogo } from '@foyer/contract/editions'
import { BannerStep, type KeptLogo, LogoStep } from '@foyer/contract/look.schemas'
import * as z from 'zod/mini'

const shown = ({ file, width, height }: KeptLogo): ShownLogo => ({ url: `/api/edition/logo/${file}`, width, height })

/** What is shown of an edition's logo: where there is one alone, it stands for both. */
export function shownLogo(kept: unknown): Edition['logo'] {
  const { light, dark } = z.parse(LogoStep, kept)
  const [day, night] = [light ?? dark, dark ?? light]
  return day === null || night === null ? null : { light: shown(day), dark: shown(night) }
}

/** What is shown of the picture of an edition's partner. */
export function shownBanner(kept: unknown): ShownLogo | null {
  const { picture } = z.parse(BannerStep, { picture: kept })
  return picture === null
    ? null
    : { url: `/api/edition/banner/${picture.file}`, width: picture.width, height: picture.height }
}
