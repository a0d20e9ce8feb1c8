import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '~/server/db/database.server';
import type { CheckedFile } from '~/server/files/types.server';
import type { Leads } from '~/server/leads/leads.server';
import { createLeads } from '~/server/leads/leads.server';
import type { NewLead } from '~/server/leads/types.server';
import { engines, openTestDatabase } from '../../database/test-database';

/** Every value a byte can have. */
const content = Uint8Array.from({ length: 70_000 }, (_, index) => index % 256);
const cv: CheckedFile = { name: 'Asha Rao CV.pdf', mediaType: 'application/pdf', content };
const letter: CheckedFile = { ...cv, name: 'letter.pdf', content: content.subarray(0, 512) };

const application: NewLead = {
  kind: 'application',
  name: 'Asha Rao',
  email: 'asha@example.com',
  files: [cv, letter],
};

describe.each(engines)('files that came with a form (%s)', (engine) => {
  let database: Database;
  let leads: Leads;

  beforeAll(async () => {
    database = await openTestDatabase(engine);
    leads = createLeads(database, {
      secret: 'a secret of the tests',
      clock: () => new Date('2026-05-04T10:00:00Z'),
    });
  });
  afterAll(() => database.close());
  beforeEach(() => database.rows({ text: 'truncate leads, attachments, jobs cascade' }));

  const count = async (table: string) =>
    (await database.rows<{ count: number }>({ text: `select count(*)::int as count from ${table}` }))[0]
      ?.count;

  test('are kept with the lead, byte by byte, and named under its private link', async () => {
    const { token } = await leads.create(application);
    const kept = (await leads.getByToken(token))?.files;
    expect(kept).toEqual([
      { id: expect.any(String), name: cv.name, size: 70_000 },
      { id: expect.any(String), name: letter.name, size: 512 },
    ]);
    const rows = await database.rows<{ content: Uint8Array }>({
      text: 'select content from attachments order by id',
    });
    expect(Buffer.from(rows[0]?.content ?? []).equals(content)).toBe(true);
  });

  test('are read by their own link alone', async () => {
    const { token } = await leads.create(application);
    const other = await leads.create({ ...application, files: [letter] });
    const [first] = (await leads.getByToken(token))?.files ?? [];
    const id = first?.id ?? '';
    const read = await leads.readFile(token, id);
    expect(read).toMatchObject({ name: cv.name, mediaType: 'application/pdf' });
    expect(Buffer.from(read?.content ?? []).equals(content)).toBe(true);
    for (const stranger of [other.token, 'another', ''])
      expect(await leads.readFile(stranger, id)).toBeNull();
    for (const wrong of ['', 'x', "' or true --", '01990000-0000-7000-8000-000000000000'])
      expect(await leads.readFile(token, wrong)).toBeNull();
    await leads.withdraw(token);
    expect(await leads.readFile(token, id)).toBeNull();
  });

  test('are erased when the lead is taken back, and those of others stay', async () => {
    const other = await leads.create({ ...application, files: [letter] });
    const { token } = await leads.create(application);
    expect(await leads.withdraw(token)).toBe(true);
    expect((await leads.getByToken(token))?.files).toBeUndefined();
    expect(await count('attachments')).toBe(1);
    expect((await leads.getByToken(other.token))?.files).toHaveLength(1);
  });

  test('a lead whose file cannot be kept is not kept either, and nothing is sent', async () => {
    const broken = { ...cv, name: 'null\0byte.pdf' };
    await expect(leads.create({ ...application, files: [broken] })).rejects.toThrow();
    expect([await count('leads'), await count('attachments'), await count('jobs')]).toEqual([0, 0, 0]);
  });
});
