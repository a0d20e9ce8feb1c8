// Writes the marks for the press into public/press, each as a file and all in one archive: `node art/publish-press-kit.mjs`.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { site } from '../site.config.ts';
import { glaze } from './drawing/palette.mjs';
import { quarter, square } from './drawing/shapes.mjs';
import { zipOf } from './zip.mjs';

const pngSide = 1024;
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

const drawing = ({ plain, glazed }) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><title>${site.name}</title>` +
  `<path fill="${plain}" d="${plainTiles}"/><path fill="${glazed}" d="${glazedTile}"/></svg>\n`;

const png = (svg) =>
  sharp(Buffer.from(svg), { density: (72 * pngSide) / 24 })
    .resize(pngSide, pngSide)
    .png({ compressionLevel: 9 })
    .toBuffer();

const marks = await Promise.all(
  variants.map(async (variant) => {
    const svg = Buffer.from(drawing(variant));
    const name = `${prefix}-mark-${variant.id}`;
    return {
      id: variant.id,
      svg: { name: `${name}.svg`, content: svg },
      png: { name: `${name}-${pngSide}.png`, content: await png(svg) },
    };
  }),
);

const readMe = {
  name: 'READ-ME.txt',
  content: Buffer.from(
    [
      `${site.legalName}. ${site.description}`,
      '',
      'The mark is four tiles of 11 with gaps of 2. Leave one tile free on every side. Do not turn it, stretch it,',
      'or glaze another tile. "on-light" and "on-dark" are the usual ones; "ink" and "bone" are for one colour.',
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
const files = marks.flatMap(({ svg, png }) => [svg, png]);
const archive = { name: `${prefix}-press-kit.zip`, content: zipOf([readMe, ...files]) };
for (const { name, content } of [...files, archive]) writeFileSync(`${folder}${name}`, content);

const listed = ({ name, content }) => ({ href: `/press/${name}`, bytes: content.length });
writeFileSync(
  index,
  `${JSON.stringify(
    {
      archive: { ...listed(archive), files: files.length + 1 },
      pngSide,
      marks: Object.fromEntries(
        marks.map(({ id, svg, png }) => [id, { svg: listed(svg), png: listed(png) }]),
      ),
    },
    null,
    2,
  )}\n`,
);
