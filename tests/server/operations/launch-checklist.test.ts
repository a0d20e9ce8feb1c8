import { and, count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NotAllowedError } from '~/domain/auth/permissions';
import type { Database } from '~/server/db/database.server';
import { auditEvents } from '~/server/db/schema/audit.server';
import { backups } from '~/server/db/schema/backups.server';
import { products } from '~/server/db/schema/catalogue.server';
import { readEnvironment } from '~/server/env.server';
import { createLaunchChecklist } from '~/server/operations/launch-checklist.server';
import { seedSampleUsers } from '~/server/seed/seed-sample-users.server';
import { engines } from '../../database/test-database';
import { createActor } from '../../fixtures/create-actor';
import { openProductShop, type ProductShop } from '../products/test-products';

const NOW = new Date('2026-11-23T10:00:00Z');
const admin = createActor('admin', NOW);
const staff = createActor('staff', NOW);

describe.each(engines)('R-SETUP-2: what a new site needs (%s)', (engine) => {
  let shop: ProductShop;
  let database: Database;

  beforeAll(async () => {
    shop = await openProductShop(engine);
    ({ database } = shop);
    await seedSampleUsers(database);
  });
  afterAll(() => database.close());

  const readFor = (actor = admin, settings: Record<string, string> = {}) =>
    createLaunchChecklist(database, {
      clock: () => NOW,
      environment: readEnvironment({ DEMO: 'off', ...settings }),
    }).readChecklist(actor);
  const readDone = async (settings?: Record<string, string>) =>
    (await readFor(admin, settings))?.steps.flatMap(({ id, isDone }) => (isDone ? [id] : []));

  test('only admins of a site that is not a demo get the list', async () => {
    expect(await readFor(staff)).toBeUndefined();
    expect(await readFor(admin, { DEMO: 'on' })).toBeUndefined();
    const list = await readFor();
    expect(list?.steps).toHaveLength(8);
    expect(list?.sampleFacts).toMatch(/^the GSTIN, bank account.* and phone number$/);
  });

  test('settings, a good backup and a second factor are steps that are done', async () => {
    const before = await readDone();
    expect(before).not.toContain('mail');
    expect(before).not.toContain('backup');
    await database.db.insert(backups).values({
      id: crypto.randomUUID(),
      origin: 'night',
      fileName: 'tessera-2026-11-22.backup',
      startedAt: new Date('2026-11-22T21:00:00Z'),
      finishedAt: new Date('2026-11-22T21:01:00Z'),
    });
    const done = await readDone({
      SMTP_URL: 'smtps://mail.kaveri-tiles.in',
      MAIL_FROM: 'hello@kaveri-tiles.in',
      PUBLIC_URL: 'https://kaveri-tiles.in',
    });
    expect(done).toEqual(expect.arrayContaining(['mail', 'address', 'backup']));
    const guarded = { ...admin, user: { ...admin.user, twoFactorEnabled: true } };
    expect((await readFor(guarded))?.steps).toContainEqual({
      id: 'two-factor',
      isRequired: false,
      isDone: true,
    });
  });

  test('R-SETUP-3: samples become drafts, except those that staff have edited; each is an edit with an audit entry', async () => {
    const { withdrawSampleProducts, setProductState } = shop.products;
    await expect(withdrawSampleProducts(createActor('user', NOW))).rejects.toThrow(NotAllowedError);
    const published = await database.db.$count(products, eq(products.state, 'published'));
    expect((await readFor())?.sampleProducts).toBe(published);

    const [own] = await database.db.select().from(products).orderBy(products.id).limit(1);
    if (!own) throw new Error('There is no product.');
    await setProductState(staff, { id: own.id, version: 1, state: 'draft' });
    await setProductState(staff, { id: own.id, version: 2, state: 'published' });
    shop.announced.length = 0;

    expect(await withdrawSampleProducts(staff)).toBe(published - 1);
    const withdrawn = shop.announced.filter((change) => change.kind === 'product' && change.withdrawn);
    expect(withdrawn).toHaveLength(published - 1);
    const left = await database.db.select().from(products).where(eq(products.state, 'published'));
    expect(left.map(({ id }) => id)).toEqual([own.id]);
    const [audited] = await database.db
      .select({ entries: count() })
      .from(auditEvents)
      .where(and(eq(auditEvents.area, 'products'), eq(auditEvents.action, 'product-unpublished')));
    expect(audited?.entries).toBe(published);

    expect(await withdrawSampleProducts(staff)).toBe(0);
    expect(await readDone()).toContain('products');
  });
});
