const buildCircle = (x: number, y: number, r: number) =>
  `M${x + r} ${y}a${r} ${r} 0 1 1-${2 * r} 0 ${r} ${r} 0 0 1 ${2 * r} 0z`;
const buildSquare = (x: number, y: number, side: number) => `M${x} ${y}h${side}v${side}h-${side}z`;
/** The leaf of the tile shapes, rotated. */
const EYE = `M1.25 8A7.7 7.7 0 0 1 14.75 8 7.7 7.7 0 0 1 1.25 8z${buildCircle(8, 8, 2)}`;
const HEART =
  'M8 13.5L2.9 8.2a3.1 3.1 0 0 1 0-4.4 3.1 3.1 0 0 1 4.4 0L8 4.5l.7-.7a3.1 3.1 0 0 1 4.4 0 3.1 3.1 0 0 1 0 4.4z';
const STAR = 'M8 1.9l1.9 3.9 4.3.6-3.1 3 .75 4.25L8 11.65l-3.85 2 .75-4.25-3.1-3 4.3-.6z';

/** Icons on a grid of 16 pixels, as lines of 1.5 pixels with square ends and sharp corners. */
export const LINE_ICONS = {
  'arrow-down': 'M8 2.5V13M3.5 8.5L8 13l4.5-4.5',
  'arrow-left': 'M13.5 8H3M7.5 3.5L3 8l4.5 4.5',
  'arrow-right': 'M2.5 8H13M8.5 3.5L13 8l-4.5 4.5',
  'arrow-up': 'M8 13.5V3M3.5 7.5L8 3l4.5 4.5',
  'arrow-up-right': 'M3.75 12.25l8-8M5.25 4h6.75v6.75',
  bag: 'M3 5.25h10v8.5H3zM5.5 5.25V4.5a2.5 2.5 0 0 1 5 0v.75',
  bank: 'M2 6.25L8 2.5l6 3.75zM1.75 13.5h12.5M4 8.25v3.5M8 8.25v3.5M12 8.25v3.5',
  bell: 'M3.25 11.75V6.5a4.75 4.75 0 0 1 9.5 0v5.25M1.75 11.75h12.5M6.25 14.25h3.5',
  box: 'M8 1.75l5.75 3v6.5L8 14.25l-5.75-3v-6.5zM2.5 4.9L8 7.75l5.5-2.85M8 7.75v6.25',
  calendar: 'M2.5 3.75h11v9.75h-11zM2.5 7.25h11M5.25 1.75v3.5M10.75 1.75v3.5',
  chat: 'M2 2.75h12v8.5H7.5L4.25 14v-2.75H2z',
  check: 'M2.75 8.5l3.5 3.5 7-8',
  'chevron-down': 'M3.5 5.75L8 10.25l4.5-4.5',
  'chevron-left': 'M10.25 3.5L5.75 8l4.5 4.5',
  'chevron-right': 'M5.75 3.5L10.25 8l-4.5 4.5',
  'chevron-up': 'M3.5 10.25L8 5.75l4.5 4.5',
  clock: `${buildCircle(8, 8, 6)}M8 4.25V8l2.75 1.75`,
  close: 'M3.5 3.5l9 9M12.5 3.5l-9 9',
  copy: 'M5.75 5.75h7.5v7.5h-7.5zM10.25 5.75v-3h-7.5v7.5h3',
  download: 'M8 2v8.25M4.25 6.75L8 10.5l3.75-3.75M2.5 13.5h11',
  edit: 'M2.75 13.25l.75-3L11 2.75 13.25 5l-7.5 7.5zM9.25 4.5l2.25 2.25',
  error: 'M5.5 2h5L14 5.5v5L10.5 14h-5L2 10.5v-5zM8 4.75v4M8 10v1.5',
  external: 'M9 2.75h4.25V7M13.25 2.75L7.5 8.5M6.5 3.75H2.75v9.5h9.5V9.5',
  eye: EYE,
  'eye-off': `${EYE}M2.75 13.25l10.5-10.5`,
  filter: 'M2 4h12M4.5 8h7M6.75 12h2.5',
  grid:
    buildSquare(2.25, 2.25, 4.5) +
    buildSquare(9.25, 2.25, 4.5) +
    buildSquare(2.25, 9.25, 4.5) +
    buildSquare(9.25, 9.25, 4.5),
  heart: HEART,
  info: `${buildCircle(8, 8, 6)}M8 7.25v4M8 4.5V6`,
  list: 'M5.5 4H14M5.5 8H14M5.5 12H14M2 4h1.5M2 8h1.5M2 12h1.5',
  lock: 'M3.25 7.25h9.5v6.25h-9.5zM5.25 7.25V5a2.75 2.75 0 0 1 5.5 0v2.25M8 9.5v1.75',
  mail: 'M2 3.75h12v8.5H2zM2.25 4.25L8 9l5.75-4.75',
  'map-pin': `M8 14.25S3.25 10 3.25 6.5a4.75 4.75 0 0 1 9.5 0C12.75 10 8 14.25 8 14.25z${buildCircle(8, 6.5, 1.5)}`,
  menu: 'M2 5.25h12M2 10.75h12',
  minus: 'M3 8h10',
  moon: 'M13.5 9.6A5.75 5.75 0 1 1 6.4 2.5a4.5 4.5 0 0 0 7.1 7.1z',
  phone:
    'M2.5 2.75h3.25L7 6.25 5.25 7.5a8 8 0 0 0 3.25 3.25L9.75 9l3.5 1.25v3.25A10.75 10.75 0 0 1 2.5 2.75z',
  plus: 'M8 3v10M3 8h10',
  qr: `${buildSquare(2.25, 2.25, 4.25)}${buildSquare(9.5, 2.25, 4.25)}${buildSquare(2.25, 9.5, 4.25)}M9.5 8.75v2.5h2M13.75 8.75v2.75M9.5 13.75h1.5M12.75 13.75h1.75`,
  receipt:
    'M3.25 1.75h9.5v12.5L11.15 13l-1.6 1.25L8 13l-1.55 1.25L4.85 13l-1.6 1.25zM5.75 5h4.5M5.75 8.25h4.5',
  search: `${buildCircle(7, 7, 4.25)}M10 10l4 4`,
  share: `${buildCircle(12, 3.5, 1.75)}${buildCircle(4, 8, 1.75)}${buildCircle(12, 12.5, 1.75)}M5.55 7.15l4.9-2.8M5.55 8.85l4.9 2.8`,
  sort: 'M4.5 2.5V13M1.75 10.25L4.5 13l2.75-2.75M11.5 13.5V3M8.75 5.75L11.5 3l2.75 2.75',
  star: STAR,
  success: `${buildCircle(8, 8, 6)}M5 8.25l2.25 2.25 4-4.5`,
  sun: `${buildCircle(8, 8, 2.75)}M8 1v1.75M8 13.25V15M1 8h1.75M13.25 8H15M3.05 3.05l1.24 1.24M11.71 11.71l1.24 1.24M12.95 3.05l-1.24 1.24M4.29 11.71l-1.24 1.24`,
  trash: 'M2.5 4.25h11M6 4.25v-2h4v2M4 4.25l.5 9.5h7l.5-9.5M6.75 6.75v4.5M9.25 6.75v4.5',
  truck: `M2.75 11.75h-1.5V3.5h8v8.25h-3M9.25 6.25h3l2.5 2.75v2.75h-1.5M9.75 11.75h-.5${buildCircle(4.5, 12, 1.75)}${buildCircle(11.5, 12, 1.75)}`,
  upload: 'M8 10.75V2.5M4.25 6L8 2.25 11.75 6M2.5 13.5h11',
  user: `${buildCircle(8, 4.75, 2.75)}M2.75 13.75a5.25 4.25 0 0 1 10.5 0z`,
  warning: 'M8 2.25l6.5 11.25h-13zM8 6.5v3.25M8 10.75v1.4',
} as const;

/** A square of 2 pixels with its line. */
const buildSpeck = (x: number, y: number) => buildSquare(x + 0.75, y + 0.75, 0.5);

/** Icons with a fill inside the same line, so that a heart has the same size when it is filled. */
export const SOLID_ICONS = {
  drag: [3, 7, 11].map((y) => buildSpeck(5, y) + buildSpeck(9, y)).join(''),
  'heart-filled': HEART,
  'more-horizontal': buildSpeck(2, 7) + buildSpeck(7, 7) + buildSpeck(12, 7),
  pause: 'M4.25 3.25h1.5v9.5h-1.5zM10.25 3.25h1.5v9.5h-1.5z',
  play: 'M4.75 3.5L12.5 8l-7.75 4.5z',
  'star-filled': STAR,
} as const;
