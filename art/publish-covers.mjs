// Writes the drawn pictures of products without a render: `node art/publish-covers.mjs`.
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { hash8, keepOnly, replaceInIndex } from './picture-index.mjs';

const size = 1000;
const largest = 4096;
const drawings = new URL('./product-covers/', import.meta.url);
const publicFolder = fileURLToPath(new URL('../public/pictures/covers', import.meta.url));

mkdirSync(publicFolder, { recursive: true });
const entries = {};
const published = new Set();
for (const file of readdirSync(drawings).filter((name) => name.endsWith('.mjs'))) {
  const { default: svg } = await import(new URL(file, drawings).href);
  if (svg.length > largest) throw new Error(`${file} draws ${svg.length} bytes; a cover may have ${largest}`);
  const name = `${file.replace('.mjs', '')}-1`;
  const target = `${name}.${hash8(svg)}.svg`;
  published.add(target);
  if (!existsSync(`${publicFolder}/${target}`)) writeFileSync(`${publicFolder}/${target}`, svg);
  const [, backdrop] = svg.match(/fill="(#\w{6})"/);
  entries[name] = {
    src: `/pictures/covers/${target}`,
    width: size,
    height: size,
    tint: backdrop,
    widths: [],
  };
}
keepOnly(publicFolder, published);
replaceInIndex(entries, (entry) => entry.src.endsWith('.svg'));
