/** Easing curves that the spec's animations name: progress 0 to 1 in, progress 0 to 1 out. */
export type Easing = (progress: number) => number

export const easeInExpo: Easing = (t) => (t <= 0 ? 0 : 2 ** (10 * t - 10))
export const easeOutExpo: Easing = (t) => (t >= 1 ? 1 : 1 - 2 ** (-10 * t))
export const easeInOutExpo: Easing = (t) => {
  if (t <= 0) return 0
  if (t >= 1) return 1
  return t < 0.5 ? 2 ** (20 * t - 10) / 2 : (2 - 2 ** (-20 * t + 10)) / 2
}
