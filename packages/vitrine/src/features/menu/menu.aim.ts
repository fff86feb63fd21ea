/**
 * The forgiving diagonal. On its way to an open sub-menu the pointer crosses other items; as long as it heads into the
 * sub-menu, they do not take over. It does if it is inside the triangle between where it was and the sub-menu's two
 * nearer corners.
 */
export interface Point {
  readonly x: number
  readonly y: number
}

export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export function isHeadingInto(before: Point, now: Point, box: Box): boolean {
  if (before.x === now.x && before.y === now.y) return false
  const [first, second] = nearCorners(before, box)
  return isInTriangle(now, before, [first, second])
}

/** The two corners that the box shows to a point outside it. */
function nearCorners({ x, y }: Point, { left, top, right, bottom }: Box): readonly [Point, Point] {
  if (y <= top)
    return [
      { x: left, y: top },
      { x: right, y: top },
    ]
  if (y >= bottom)
    return [
      { x: left, y: bottom },
      { x: right, y: bottom },
    ]
  const side = x <= left ? left : right
  return [
    { x: side, y: top },
    { x: side, y: bottom },
  ]
}

function isInTriangle(point: Point, apex: Point, [a, b]: readonly [Point, Point]): boolean {
  const turns = [turn(apex, a, point), turn(a, b, point), turn(b, apex, point)]
  return turns.every((value) => value >= 0) || turns.every((value) => value <= 0)
}

const turn = (from: Point, to: Point, point: Point): number => (to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x)
