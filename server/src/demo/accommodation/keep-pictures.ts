import { readFileSync } from 'node:fs'
import type { Context } from '#platform/context'
import { drawingId, keepDrawings } from '../keep-drawings.ts'
import type { DemoImage } from './hotel.ts'
import { hotels } from './hotels.ts'

/** Pixels of a kept picture. The drawings measure 480 by 320 at 72 dots an inch. */
const size = { drawnWidth: 480, width: 1200, height: 800 }

const folder = new URL('./art/', import.meta.url)

export function readDrawing(image: Pick<DemoImage, 'file'>): Buffer {
  return readFileSync(new URL(image.file, folder))
}

export const pictureId = (image: Pick<DemoImage, 'file'>): string => drawingId(readDrawing(image))

/** Every picture that a hotel or one of its rooms carries, each once. */
export function listPictures(): DemoImage[] {
  const images = hotels.flatMap((hotel) => [...hotel.images, ...hotel.rooms.flatMap((room) => room.images)])
  return [...new Map(images.map((image) => [image.file, image])).values()]
}

/** Keeps the hotels' pictures as files. */
export const keepPictures = (context: Pick<Context, 'db' | 'now'>): Promise<void> =>
  keepDrawings(
    context,
    listPictures().map((image) => ({ svg: readDrawing(image), ...size })),
  )
