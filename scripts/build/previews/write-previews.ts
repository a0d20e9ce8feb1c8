import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildPreviewPath, PREVIEW_SIZE } from '../../../app/domain/site/preview-path.ts';
import type { PreviewSubject } from '../../../app/server/previews/preview-subjects.server.ts';
import { site } from '../../../site.config.ts';
import { createPreviewSvg, drawPreview } from './draw-preview.ts';

/** What was drawn before, by what it was drawn from. A build draws only what has changed. */
const kept = '.cache/previews';
const AT_ONCE = 4;

/** The published file in the smallest width that fills the height of a preview, or the largest there is. */
function fileOf({ src, widths }: NonNullable<PreviewSubject['picture']>): string {
  const width = widths.find((candidate) => candidate >= PREVIEW_SIZE.height) ?? widths.at(-1);
  return join('public', `${src}-${width}.webp`);
}

async function write(subject: PreviewSubject, folder: string): Promise<string> {
  const svg = createPreviewSvg(subject, site.name);
  const picture = subject.picture && fileOf(subject.picture);
  const name = `${createHash('sha256')
    .update(svg)
    .update(picture ?? '')
    .digest('hex')
    .slice(0, 24)}.jpg`;
  const file = join(kept, name);
  if (!existsSync(file)) writeFileSync(file, await drawPreview(svg, picture));
  const target = join(folder, buildPreviewPath(subject.url));
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, readFileSync(file));
  return name;
}

/** Draws what a shared link shows, for every page, into the browser build; what no page needs any more is forgotten. */
export async function writePreviews(subjects: readonly PreviewSubject[], folder: string): Promise<void> {
  mkdirSync(kept, { recursive: true });
  const waiting = [...subjects];
  const needed = new Set<string>();
  const work = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) needed.add(await write(next, folder));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  for (const name of readdirSync(kept)) if (!needed.has(name)) rmSync(join(kept, name));
}
