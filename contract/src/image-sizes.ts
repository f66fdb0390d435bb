/** Over a post of the news. */
export const POST_PICTURE = [800, 320] as const

/**
 * The sizes in which pictures can be had, in CSS pixels, each at one, two or three device pixels: squares for people,
 * 3 : 2 for places, one for posts. What is drawn is kept, so there is a list of it.
 */
export const IMAGE_SIZES = [
  [56, 56],
  [96, 96],
  [128, 128],
  [256, 256],
  [512, 512],
  [240, 160],
  [360, 240],
  [480, 320],
  [720, 480],
  [960, 640],
  POST_PICTURE,
] as const

export const isListedImageSize = (w: number, h: number): boolean =>
  IMAGE_SIZES.some(([width, height]) => width === w && height === h)

export const imageSizesMessage = `Ask for one of ${IMAGE_SIZES.map(([w, h]) => `${w} × ${h}`).join(', ')}.`
