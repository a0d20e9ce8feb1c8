// Publishes every master and every crop as AVIF and WebP in all widths: `node art/publish-pictures.mjs`.
// File names contain a hash of master and settings: a published file never changes, and existing files are not encoded again.
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { deleteOtherFiles, shortHash, writePictureIndex } from './picture-index.mjs';

const path = (relative) => fileURLToPath(new URL(relative, import.meta.url));
const readJson = (relative) => JSON.parse(readFileSync(path(relative), 'utf8'));

const mastersFolder = path('./masters');
const publicFolder = path('../public/pictures');
const standardWidths = readJson('../app/ui/picture-widths.json');
const crops = readJson('./crops.json');

const formats = {
  avif: { quality: 64, effort: 5, chromaSubsampling: '4:4:4' },
  webp: { quality: 80, effort: 6, smartSubsample: true },
};

const masters = new Map(readdirSync(mastersFolder).map((file) => [file.replace(/\.(png|webp)$/, ''), file]));
const wholePictures = [...masters.keys()].map((name) => ({ name, master: name }));

mkdirSync(publicFolder, { recursive: true });
const entries = {};
const published = new Set();
for (const picture of [...wholePictures, ...crops]) {
  const { entry, files } = await publish(picture);
  entries[picture.name] = entry;
  for (const file of files) published.add(file);
}
deleteOtherFiles(publicFolder, published);
writePictureIndex(entries);

/** Encodes one picture; returns its index entry and the names of its files. */
async function publish({ name, master, left = 0, top = 0, size }) {
  const bytes = readFileSync(`${mastersFolder}/${masters.get(master)}`);
  const metadata = await sharp(bytes).metadata();
  const width = size ?? metadata.width;
  const height = size ?? metadata.height;
  const region = { left, top, width, height };
  const widths = [...new Set([...standardWidths.filter((w) => w <= width), width])].sort((a, b) => a - b);
  const stem = `${name}.${shortHash(bytes, JSON.stringify({ region, formats }))}`;

  const files = [];
  for (const target of widths) {
    for (const [format, options] of Object.entries(formats)) {
      const file = `${stem}-${target}.${format}`;
      files.push(file);
      if (existsSync(`${publicFolder}/${file}`)) continue;
      await sharp(bytes)
        .extract(region)
        .resize(target)
        .toFormat(format, options)
        .toFile(`${publicFolder}/${file}`);
    }
  }
  const tint = await getAverageColour(sharp(bytes).extract(region));
  return { entry: { src: `/pictures/${stem}`, width, height, tint, widths }, files };
}

/** The placeholder while the picture loads. */
async function getAverageColour(image) {
  const { channels } = await sharp(await image.toBuffer()).stats();
  return `#${channels
    .slice(0, 3)
    .map(({ mean }) => Math.round(mean).toString(16).padStart(2, '0'))
    .join('')}`;
}
