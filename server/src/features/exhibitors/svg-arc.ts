import type { Xy } from './svg-transform.ts'

/** An arc of an ellipse as straight pieces, from its two ends as SVG 2 says it (appendix B.2.4). */
export function arcTo([x1, y1]: Xy, numbers: readonly number[], [x2, y2]: Xy): Xy[] {
  const [radiusX = 0, radiusY = 0, degrees = 0, isLarge = 0, isSweep = 0] = numbers
  let [rx, ry] = [Math.abs(radiusX), Math.abs(radiusY)]
  if (rx < 1e-9 || ry < 1e-9 || (x1 === x2 && y1 === y2)) return [[x2, y2]]
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)]
  const [halfX, halfY] = [(x1 - x2) / 2, (y1 - y2) / 2]
  const [px, py] = [cos * halfX + sin * halfY, cos * halfY - sin * halfX]
  // An ellipse that does not reach both ends is made as large as it must be.
  const short = Math.sqrt(Math.max(1, (px / rx) ** 2 + (py / ry) ** 2))
  ;[rx, ry] = [rx * short, ry * short]
  const rest = (rx * ry) ** 2 - (rx * py) ** 2 - (ry * px) ** 2
  const root = Math.sqrt(Math.max(0, rest / ((rx * py) ** 2 + (ry * px) ** 2))) * (isLarge === isSweep ? -1 : 1)
  const [cx, cy] = [(root * rx * py) / ry, (-root * ry * px) / rx]
  const begin = Math.atan2((py - cy) / ry, (px - cx) / rx)
  let turn = Math.atan2((-py - cy) / ry, (-px - cx) / rx) - begin
  if (isSweep === 1 && turn < 0) turn += 2 * Math.PI
  if (isSweep === 0 && turn > 0) turn -= 2 * Math.PI
  const [middleX, middleY] = [cos * cx - sin * cy + (x1 + x2) / 2, sin * cx + cos * cy + (y1 + y2) / 2]
  const pieces = Math.max(2, Math.ceil((Math.abs(turn) / Math.PI) * 12))
  return Array.from({ length: pieces }, (_, at): Xy => {
    if (at === pieces - 1) return [x2, y2]
    const angle = begin + (turn * (at + 1)) / pieces
    const [ex, ey] = [rx * Math.cos(angle), ry * Math.sin(angle)]
    return [cos * ex - sin * ey + middleX, sin * ex + cos * ey + middleY]
  })
}
