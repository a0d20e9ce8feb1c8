// Writes marks and wordmarks into public/press, as single files and in one archive: `node art/publish-press-kit.mjs`.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { drawTextLine, measureTextWidth, semiboldFont } from '../scripts/build/previews/text-outlines.ts';
import { site } from '../site.config.ts';
import { glaze } from './drawing/palette.mjs';
import { quarter, square } from './drawing/shapes.mjs';
import { createZip } from './zip.mjs';

const markSide = 24;
/** Widths of the PNG files in pixels. */
const pngWidths = { mark: 1024, wordmark: 2048 };
/** As in the header of the site: font size 17 beside a mark of 24. */
const nameStyle = { font: semiboldFont, size: 17, tracking: -0.02 };
const nameLeft = markSide + 10;
const folder = fileURLToPath(new URL('../public/press/', import.meta.url));
const index = fileURLToPath(new URL('../app/assets/press-kit.json', import.meta.url));
const prefix = site.name.toLowerCase().replaceAll(' ', '-');

const plainTiles = square(0, 0, 11) + quarter(0, 13, 11, 1) + square(13, 13, 11);
const glazedTile = quarter(13, 0, 11, 3);

const variants = [
  { id: 'on-light', plain: glaze.ink, glazed: glaze.vermilion },
  { id: 'on-dark', plain: glaze.bone, glazed: glaze.vermilion },
  { id: 'ink', plain: glaze.ink, glazed: glaze.ink },
  { id: 'bone', plain: glaze.bone, glazed: glaze.bone },
];

/** The content of both kinds of files and its width in units of the drawing. */
const drawings = {
  mark: { width: markSide, draw: drawMark },
  wordmark: {
    width: Math.ceil(nameLeft + measureTextWidth(site.name, nameStyle)),
    draw: (variant) =>
      drawMark(variant) + drawTextLine(site.name, nameStyle, nameLeft, getBaseline(), variant.plain),
  },
};

const marks = await Promise.all(
  variants.map(async (variant) => ({
    id: variant.id,
    mark: await createFiles('mark', variant),
    wordmark: await createFiles('wordmark', variant),
  })),
);

const readMe = {
  name: 'READ-ME.txt',
  content: Buffer.from(
    [
      `${site.legalName}. ${site.description}`,
      '',
      'The mark is four tiles of 11 with gaps of 2. Leave one tile free on every side. Do not turn it, stretch it,',
      'or glaze another tile. "on-light" and "on-dark" are the usual ones; "ink" and "bone" are for one colour.',
      'In a wordmark the name stands beside the mark. Its letters are shapes: no font is needed.',
      '',
      ...Object.entries(glaze).map(([name, colour]) => `${name.padEnd(10)} ${colour}`),
      '',
      `Questions: ${site.emails.press}`,
      '',
    ].join('\n'),
  ),
};

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const files = marks.flatMap(({ mark, wordmark }) => [mark.svg, mark.png, wordmark.svg, wordmark.png]);
const archive = { name: `${prefix}-press-kit.zip`, content: createZip([readMe, ...files]) };
for (const { name, content } of [...files, archive]) writeFileSync(`${folder}${name}`, content);

const toIndexEntry = ({ name, content }) => ({ href: `/press/${name}`, bytes: content.length });
const toIndexEntries = ({ svg, png }) => ({ svg: toIndexEntry(svg), png: toIndexEntry(png) });
writeFileSync(
  index,
  `${JSON.stringify(
    {
      archive: { ...toIndexEntry(archive), files: files.length + 1 },
      pngWidths,
      marks: Object.fromEntries(marks.map(({ id, mark }) => [id, toIndexEntries(mark)])),
      wordmarks: Object.fromEntries(
        marks.map(({ id, wordmark }) => [
          id,
          { ...toIndexEntries(wordmark), width: drawings.wordmark.width, height: markSide },
        ]),
      ),
    },
    null,
    2,
  )}\n`,
);

function drawMark({ plain, glazed }) {
  return `<path fill="${plain}" d="${plainTiles}"/><path fill="${glazed}" d="${glazedTile}"/>`;
}

/** The baseline of the name, as in a browser: the line is centred on the mark. */
function getBaseline() {
  const { ascent, descent, unitsPerEm } = semiboldFont;
  return Number((markSide / 2 + ((ascent + descent) / 2 / unitsPerEm) * nameStyle.size).toFixed(2));
}

async function createFiles(kind, variant) {
  const { width, draw } = drawings[kind];
  const svg = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${markSide}">` +
      `<title>${site.name}</title>${draw(variant)}</svg>\n`,
  );
  const pixels = pngWidths[kind];
  const png = await sharp(svg, { density: (72 * pixels) / width })
    .resize(pixels)
    .png({ compressionLevel: 9 })
    .toBuffer();
  const name = `${prefix}-${kind}-${variant.id}`;
  return {
    svg: { name: `${name}.svg`, content: svg },
    png: { name: `${name}-${pixels}.png`, content: png },
  };
}
