import { site } from '~site';
import type { QueryBuilder } from '../db/database.server';
import { createZip, type ZipEntry } from './create-zip.server';
import { personalData } from './registry.server';
import type { DataOwner, ExportedFile } from './types.server';

const bytes = (text: string) => new TextEncoder().encode(text);

/** Names that a ZIP may hold on every system; a number keeps two of the same name apart. */
const pathOf = (areaId: string, number: number, { name }: ExportedFile) =>
  `${areaId}/${number}-${name.replace(/[<>:"/\\|?*\p{Cc}]/gu, '-')}`;

const wordsOn = ({ name }: DataOwner, now: Date): string =>
  [
    `What ${site.name} holds about ${name}`,
    `Put together on ${now.toISOString()}.`,
    '',
    ...personalData.flatMap(({ id, title, holds, retention }) => [
      `${id}.json: ${title}`,
      `  ${holds}`,
      `  When you leave: ${retention.words}`,
      '',
    ]),
    'Files that came with something lie in a folder of the same name.',
    'Amounts are whole paise, times are UTC. Passwords, keys and secrets are held as hashes or encrypted, and are not here.',
    `Questions: ${site.emails.privacy}`,
    '',
  ].join('\n');

async function* entriesOf(db: QueryBuilder, owner: DataOwner, now: Date): AsyncGenerator<ZipEntry> {
  yield { path: 'read-me.txt', content: bytes(wordsOn(owner, now)) };
  for (const area of personalData) {
    const held = await area.collect(db, owner);
    yield { path: `${area.id}.json`, content: bytes(`${JSON.stringify(held, null, 2)}\n`) };
    let number = 0;
    for await (const file of area.files?.(db, owner) ?? []) {
      number += 1;
      yield { path: pathOf(area.id, number, file), content: file.content };
    }
  }
}

/** Made only as fast as it is read; whoever stops reading stops the making. */
function streamOf(parts: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await parts.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await parts.return(undefined);
    },
  });
}

/** One file with everything; read while it is sent, so that it may be as large as it is. */
export function exportPersonalData(db: QueryBuilder, owner: DataOwner, now: Date) {
  return {
    name: `${site.name.toLowerCase()}-everything-${now.toISOString().slice(0, 10)}.zip`,
    content: streamOf(createZip(entriesOf(db, owner, now), now)),
  };
}
