// Takes one picture with Blender: `node art/render-picture.mjs mosaic-kit-1` writes art/masters/mosaic-kit-1.webp.
// `--preview` takes a small, quick one into .cache/art instead; `--size` and `--samples` change what is taken, `--threads`
// leaves processors to others.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { glaze } from './drawing/palette.mjs';

const path = (relative) => fileURLToPath(new URL(relative, import.meta.url));
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    preview: { type: 'boolean' },
    size: { type: 'string' },
    samples: { type: 'string' },
    threads: { type: 'string' },
  },
});
const [picture] = positionals;
// A number is a view of a product, a theme one of a place; a picture that exists once has neither.
const [, scene, view = ''] = /^(.+?)(?:-(\d+|dark|light))?$/.exec(picture ?? '') ?? [];
if (!scene || !existsSync(path(`./blender/scenes/${scene}.py`))) {
  throw new Error(`No scene for "${picture}". Say for example: node art/render-picture.mjs mosaic-kit-1`);
}
const size = values.size ?? (values.preview ? '300' : '1200');
const samples = values.samples ?? (values.preview ? '10' : '30');

const work = path(`../.cache/art/${picture}`);
mkdirSync(work, { recursive: true });
writeFileSync(`${work}/palette.json`, JSON.stringify(glaze));
for (const [name, svg] of Object.entries(await printsOf(scene))) {
  await sharp(Buffer.from(svg)).png({ compressionLevel: 3 }).toFile(`${work}/${name}.png`);
}

const threads = values.threads ? ['-t', values.threads] : [];
const blender = [
  '-b',
  '-noaudio',
  ...threads,
  '-P',
  path('./blender/render.py'),
  '--',
  picture,
  scene,
  view,
  size,
  samples,
];
const log = execFileSync('blender', blender, {
  env: { ...process.env, ART_WORK: work },
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
});
const result = log.split('\n').find((line) => line.startsWith('PICTURE'));
if (!result) throw new Error(`Blender took no picture:\n${log.slice(-4000)}`);
console.log(result);

const taken = sharp(`${work}/${picture}-clean.png`).removeAlpha();
if (values.preview) console.log(`${work}/${picture}-clean.png`);
else
  await taken
    .webp({ quality: 90, effort: 6, smartSubsample: true })
    .toFile(path(`./masters/${picture}.webp`));

/** What is printed, woven or fired on a product, by name: SVG drawings in art/prints. */
async function printsOf(product) {
  const file = new URL(`./prints/${product}.mjs`, import.meta.url);
  return existsSync(file) ? (await import(file.href)).default : {};
}
