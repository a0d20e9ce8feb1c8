// Writes the icons of browser tabs and home screens and the web app manifest into public/: `node art/publish-icons.mjs`.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { site } from '../site.config.ts';
import { glaze } from './drawing/palette.mjs';
import { quarter, square } from './drawing/shapes.mjs';
import { shortHash } from './picture-index.mjs';

const pageColour = '#0d1310';
const write = (name, content) =>
  writeFileSync(fileURLToPath(new URL(`../public/${name}`, import.meta.url)), content);

const plainTiles = square(0, 0, 11) + quarter(0, 13, 11, 1) + square(13, 13, 11);
const glazedTile = quarter(13, 0, 11, 3);
const svg = (viewBox, content) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${content}</svg>`;

/** For browser tabs: no background, dark tiles in the light scheme, light tiles in the dark scheme. */
const tabIcon = svg(
  '-1 -1 26 26',
  `<style>@media (prefers-color-scheme:dark){.t{fill:${glaze.bone}}}</style>` +
    `<path class="t" fill="${glaze.ink}" d="${plainTiles}"/><path fill="${glaze.vermilion}" d="${glazedTile}"/>`,
);

/** For home screens, which crop a full square. `margin` is in units of the mark, whose side is 24. */
const squareIcon = (margin) =>
  svg(
    `${-margin} ${-margin} ${24 + 2 * margin} ${24 + 2 * margin}`,
    `<path fill="${glaze.ink}" d="${square(-margin, -margin, 24 + 2 * margin)}"/>` +
      `<path fill="${glaze.bone}" d="${plainTiles}"/><path fill="${glaze.vermilion}" d="${glazedTile}"/>`,
  );

const png = (drawing, size) =>
  sharp(Buffer.from(drawing), { density: 1200 }).resize(size, size).png({ compressionLevel: 9 }).toBuffer();

/** An .ico file with one PNG (header of 6 bytes, directory entry of 16 bytes). */
function createIco(image, size) {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(image.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, image]);
}

const homeScreenSizes = [192, 512];
const homeScreenIcons = await Promise.all(homeScreenSizes.map((size) => png(squareIcon(10), size)));

write('favicon.svg', tabIcon);
write('favicon.ico', createIco(await png(squareIcon(4), 32), 32));
write('apple-touch-icon.png', await png(squareIcon(8), 180));
for (const [i, image] of homeScreenIcons.entries()) write(`icon-${homeScreenSizes[i]}.png`, image);
write(
  'site.webmanifest',
  `${JSON.stringify(
    {
      name: site.legalName,
      short_name: site.name,
      description: site.description,
      lang: site.language,
      start_url: '/',
      display: 'browser',
      background_color: pageColour,
      theme_color: pageColour,
      icons: homeScreenIcons.map((image, i) => ({
        src: `/icon-${homeScreenSizes[i]}.png?${shortHash(image)}`,
        sizes: `${homeScreenSizes[i]}x${homeScreenSizes[i]}`,
        type: 'image/png',
        purpose: 'any maskable',
      })),
    },
    null,
    2,
  )}\n`,
);
