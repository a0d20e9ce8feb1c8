import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '~/server/db/database.server';
import type { CheckedFile } from '~/server/files/check-pdf.server';
import { createLeads, type Leads } from '~/server/leads/leads.server';
import type { NewLead } from '~/server/leads/types.server';
import { countRows } from '../../database/count-rows';
import { engines, openTestDatabase } from '../../database/test-database';

/** Contains every value of a byte. */
const content = Uint8Array.from({ length: 70_000 }, (_, index) => index % 256);
const cv: CheckedFile = { name: 'Asha Rao CV.pdf', mediaType: 'application/pdf', content };
const coverPage: CheckedFile = { ...cv, name: 'cover-page.pdf', content: content.subarray(0, 512) };

/** What PostgreSQL answers for a text that holds a zero byte (`character_not_in_repertoire`). */
const INVALID_TEXT = '22021';

const application: NewLead = {
  kind: 'application',
  name: 'Asha Rao',
  email: 'asha@example.com',
  files: [cv, coverPage],
};

describe.each(engines)('attachments of a lead (%s)', (engine) => {
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

  test('attachments are stored unchanged and listed with the lead of a private link', async () => {
    const { token } = await leads.create(application);
    const files = (await leads.getByToken(token))?.files;
    expect(files).toEqual([
      { id: expect.any(String), name: cv.name, size: 70_000 },
      { id: expect.any(String), name: coverPage.name, size: 512 },
    ]);
    const rows = await database.rows<{ content: Uint8Array }>({
      text: 'select content from attachments order by id',
    });
    expect(Buffer.from(rows[0]?.content ?? []).equals(content)).toBe(true);
  });

  test('an attachment is read by the link of its own lead only', async () => {
    const { token } = await leads.create(application);
    const other = await leads.create({ ...application, files: [coverPage] });
    const [first] = (await leads.getByToken(token))?.files ?? [];
    const id = first?.id ?? '';
    const file = await leads.readFile(token, id);
    expect(file).toMatchObject({ name: cv.name, mediaType: 'application/pdf' });
    expect(Buffer.from(file?.content ?? []).equals(content)).toBe(true);
    for (const wrongToken of [other.token, 'another', ''])
      expect(await leads.readFile(wrongToken, id)).toBeNull();
    for (const wrongId of ['', 'x', "' or true --", '01990000-0000-7000-8000-000000000000'])
      expect(await leads.readFile(token, wrongId)).toBeNull();
    await leads.withdraw(token);
    expect(await leads.readFile(token, id)).toBeNull();
  });

  test('a withdrawal deletes the attachments of the lead and of no other', async () => {
    const other = await leads.create({ ...application, files: [coverPage] });
    const { token } = await leads.create(application);
    expect(await leads.withdraw(token)).toBe(true);
    expect((await leads.getByToken(token))?.files).toBeUndefined();
    expect(await countRows(database, 'attachments')).toBe(1);
    expect((await leads.getByToken(other.token))?.files).toHaveLength(1);
  });

  test('a lead whose file cannot be stored is not stored, and nothing is sent', async () => {
    const broken = { ...cv, name: 'null\0byte.pdf' };
    await expect(leads.create({ ...application, files: [broken] })).rejects.toMatchObject({
      cause: { code: INVALID_TEXT },
    });
    expect([
      await countRows(database, 'leads'),
      await countRows(database, 'attachments'),
      await countRows(database, 'jobs'),
    ]).toEqual([0, 0, 0]);
  });
});
