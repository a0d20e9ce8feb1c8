import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildPreviewPath, PREVIEW_SIZE } from '../../../app/domain/site/preview-path.ts';
import type { PreviewSubject } from '../../../app/server/previews/preview-subjects.server.ts';
import { site } from '../../../site.config.ts';
import { createPreviewSvg, drawPreview } from './draw-preview.ts';

/** Previews by the hash of their input. A build draws only changed ones. */
const CACHE_FOLDER = '.cache/previews';
const PARALLEL = 4;

/** The file with the smallest width that fills the height of a preview, or the largest file. */
function chooseFile({ src, widths }: NonNullable<PreviewSubject['picture']>): string {
  const width = widths.find((candidate) => candidate >= PREVIEW_SIZE.height) ?? widths.at(-1);
  return join('public', `${src}-${width}.webp`);
}

async function writePreview(subject: PreviewSubject, folder: string): Promise<string> {
  const svg = createPreviewSvg(subject, site.name);
  const picture = subject.picture && chooseFile(subject.picture);
  const name = `${createHash('sha256')
    .update(svg)
    .update(picture ?? '')
    .digest('hex')
    .slice(0, 24)}.jpg`;
  const file = join(CACHE_FOLDER, name);
  if (!existsSync(file)) writeFileSync(file, await drawPreview(svg, picture));
  const target = join(folder, buildPreviewPath(subject.url));
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, readFileSync(file));
  return name;
}

/** Writes the link previews of all pages to the browser build, and removes unused ones from the cache. */
export async function writePreviews(subjects: readonly PreviewSubject[], folder: string): Promise<void> {
  mkdirSync(CACHE_FOLDER, { recursive: true });
  const remaining = [...subjects];
  const usedNames = new Set<string>();
  const work = async () => {
    for (let next = remaining.pop(); next; next = remaining.pop())
      usedNames.add(await writePreview(next, folder));
  };
  await Promise.all(Array.from({ length: PARALLEL }, work));
  for (const name of readdirSync(CACHE_FOLDER)) if (!usedNames.has(name)) rmSync(join(CACHE_FOLDER, name));
}
