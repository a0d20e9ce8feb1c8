// Draws what a shared link shows, 1200 × 630, into public/: `node art/publish-preview.mjs`. It holds no words: the title stands
// beside it wherever it is shown, and a machine without our typeface draws the same.
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { glaze } from './drawing/palette.mjs';
import { quarter, square } from './drawing/shapes.mjs';

const path = (relative) => fileURLToPath(new URL(relative, import.meta.url));
const width = 1200;
const height = 630;
const ground = '#0d1310';

/** The mark, 24 units large, in its tile at the left. */
const scale = 9.5;
const plainTiles = square(0, 0, 11) + quarter(0, 13, 11, 1) + square(13, 13, 11);
const markTile = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="568" height="${height}">` +
    `<path fill="${glaze.ink}" d="M0 0H568V${height}H0Z"/>` +
    `<g transform="translate(${(568 - 24 * scale) / 2} ${(height - 24 * scale) / 2}) scale(${scale})">` +
    `<path fill="${glaze.bone}" d="${plainTiles}"/><path fill="${glaze.vermilion}" d="${quarter(13, 0, 11, 3)}"/></g></svg>`,
);

const field = await sharp(path('./masters/hero-home-dark.webp')).resize(height, height).toBuffer();

await sharp({ create: { width, height, channels: 3, background: ground } })
  .composite([
    { input: markTile, left: 0, top: 0 },
    { input: field, left: 570, top: 0 },
  ])
  .jpeg({ quality: 86, mozjpeg: true })
  .toFile(path('../public/preview.jpg'));
