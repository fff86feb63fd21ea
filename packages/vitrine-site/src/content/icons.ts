/** Icons that menu items may have, by name: path data in a 24 by 24 box, drawn as lines. */
export const icons = {
  arrow: 'M5 12h14m-6-6 6 6-6 6',
  bag: 'M5 8h14l1 12.5H4L5 8Zm3.5 3V7a3.5 3.5 0 0 1 7 0v4',
  book: 'M4 5.5c3-1.5 6-1 8 .5 2-1.5 5-2 8-.5v13c-3-1.5-6-1-8 .5-2-1.5-5-2-8-.5v-13Zm8 .5v13',
  box: 'M4 8l8-4 8 4v8l-8 4-8-4V8Zm0 0 8 4 8-4m-8 4v8',
  grid: 'M4.5 4.5h6v6h-6v-6Zm9 0h6v6h-6v-6Zm-9 9h6v6h-6v-6Zm9 0h6v6h-6v-6Z',
  leaf: 'M5 19c0-9 5-14 15-14 0 10-5 15-14 14Zm0 0 7-7',
  mail: 'M3.5 6h17v12h-17V6Zm0 1 8.5 6 8.5-6',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-7.5 8c.8-4 3.6-6 7.5-6s6.700 2 7.500 6',
  picture: 'M4 5h16v14H4V5Zm0 11 5-5 4 4 3-3 4 4M15.500 9h.01',
  pen: 'm4 20 1-4.500L16.500 4l3.500 3.500L8.500 19 4 20Zm10-13.500 3.500 3.500',
  sliders: 'M4 7h9m4 0h3M15 5v4M4 12h3m4 0h9M9 10v4m-5 3h10m4 0h2m-4-2v4',
} as const

export type IconName = keyof typeof icons
export const iconNames = Object.keys(icons) as [IconName, ...IconName[]]
