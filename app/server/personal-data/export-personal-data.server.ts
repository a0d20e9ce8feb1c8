import { site } from '~site';
import type { QueryBuilder } from '../db/database.server';
import type { ContentDeps } from '../db/file-contents.server';
import { createByteStream } from '../files/byte-stream.server';
import { createZip, type ZipEntry } from '../files/create-zip.server';
import { toIsoDay } from '../iso-day.server';
import { personalData } from './registry.server';
import type { DataOwner, ExportedFile } from './types.server';

const toBytes = (text: string) => new TextEncoder().encode(text);

/** A path that is valid on all systems. The number makes it unique. */
const createPath = (areaId: string, number: number, { name }: ExportedFile) =>
  `${areaId}/${number}-${name.replace(/[<>:"/\\|?*\p{Cc}]/gu, '-')}`;

const createReadme = ({ name }: DataOwner, now: Date): string =>
  [
    `What ${site.name} holds about ${name}`,
    `Put together on ${now.toISOString()}.`,
    '',
    ...personalData.flatMap(({ id, title, contents, retention }) => [
      `${id}.json: ${title}`,
      `  ${contents}`,
      `  When you leave: ${retention.text}`,
      '',
    ]),
    'Files that came with something lie in a folder of the same name.',
    'Amounts are whole paise, times are UTC. Passwords, keys and secrets are held as hashes or encrypted, and are not here.',
    `Questions: ${site.emails.privacy}`,
    '',
  ].join('\n');

async function* listEntries(
  { db, contents }: { db: QueryBuilder } & ContentDeps,
  owner: DataOwner,
  now: Date,
): AsyncGenerator<ZipEntry> {
  yield { path: 'read-me.txt', content: toBytes(createReadme(owner, now)) };
  for (const area of personalData) {
    const data = await area.collect(db, owner);
    yield { path: `${area.id}.json`, content: toBytes(`${JSON.stringify(data, null, 2)}\n`) };
    let number = 0;
    for await (const file of area.files?.(db, owner, contents) ?? []) {
      number += 1;
      yield { path: createPath(area.id, number, file), content: file.content };
    }
  }
}

/** All personal data as one ZIP file. It is created while it is sent, so its size is not limited by memory. */
export function exportPersonalData(deps: { db: QueryBuilder } & ContentDeps, owner: DataOwner, now: Date) {
  return {
    name: `${site.name.toLowerCase()}-everything-${toIsoDay(now)}.zip`,
    content: createByteStream(createZip(listEntries(deps, owner, now), now)),
  };
}
