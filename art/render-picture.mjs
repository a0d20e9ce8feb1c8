// Renders one picture with Blender: `node art/render-picture.mjs mosaic-kit-1` writes art/masters/mosaic-kit-1.webp.
// `--preview` renders a small picture quickly into .cache/art instead. `--size` and `--samples` change size and quality,
// `--threads` limits the processors.
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
// The suffix is the number of a view or a theme. A picture that exists once has no suffix.
const [, scene, view = ''] = /^(.+?)(?:-(\d+|dark|light))?$/.exec(picture ?? '') ?? [];
if (!scene || !existsSync(path(`./blender/scenes/${scene}.py`))) {
  throw new Error(`No scene for "${picture}". Example: node art/render-picture.mjs mosaic-kit-1`);
}
const size = values.size ?? (values.preview ? '300' : '1200');
const samples = values.samples ?? (values.preview ? '10' : '30');

const workFolder = path(`../.cache/art/${picture}`);
mkdirSync(workFolder, { recursive: true });
writeFileSync(`${workFolder}/palette.json`, JSON.stringify(glaze));
for (const [name, svg] of Object.entries(await loadPrints(scene))) {
  await sharp(Buffer.from(svg)).png({ compressionLevel: 3 }).toFile(`${workFolder}/${name}.png`);
}

const threads = values.threads ? ['-t', values.threads] : [];
const blenderArguments = [
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
const log = execFileSync('blender', blenderArguments, {
  env: { ...process.env, ART_WORK: workFolder },
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
});
const result = log.split('\n').find((line) => line.startsWith('PICTURE'));
if (!result) throw new Error(`Blender rendered no picture:\n${log.slice(-4000)}`);
console.log(result);

const rendered = sharp(`${workFolder}/${picture}-clean.png`).removeAlpha();
if (values.preview) console.log(`${workFolder}/${picture}-clean.png`);
else
  await rendered
    .webp({ quality: 90, effort: 6, smartSubsample: true })
    .toFile(path(`./masters/${picture}.webp`));

/** The prints of a product by name: SVG drawings in art/prints. */
async function loadPrints(product) {
  const file = new URL(`./prints/${product}.mjs`, import.meta.url);
  return existsSync(file) ? (await import(file.href)).default : {};
}
