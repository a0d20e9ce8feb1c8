import { setTimeout } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { NotAllowedError } from '~/domain/auth/permissions';
import { createCatalogue } from '~/server/catalogue/catalogue.server';
import { auditEvents } from '~/server/db/schema/audit.server';
import { reviews } from '~/server/db/schema/reviews.server';
import { reserveUnconfirmedEmail, UNCONFIRMED_LIMIT } from '~/server/email/reserve-unconfirmed.server';
import { engines } from '../../database/test-database';
import { actor, member, type PlacedOrder, START } from '../orders/test-shop';
import { createPhotoFile, openReviewShop, type ReviewShop } from './test-reviews';

const REASON = 'It is about the courier.';

describe.each(engines)('moderation of reviews (%s)', (engine) => {
  let shop: ReviewShop;
  let order: PlacedOrder;

  beforeAll(async () => {
    shop = await openReviewShop(engine);
  });
  afterAll(() => shop.database.close());
  beforeEach(async () => {
    await shop.reset();
    await shop.database.rows({ text: 'delete from reviews' });
    order = await shop.placeDelivered();
    await shop.database.rows({ text: 'delete from jobs' });
    await shop.save(order, {}, [createPhotoFile()]);
  });

  test('only staff with the permission read and decide', async () => {
    const { id } = await shop.readOwn(order);
    const { reviewManagement: management } = shop;
    const tries = [
      management.listReviews(member, { state: 'waiting', q: '' }),
      management.getReview(member, id),
      management.approveReview(member, { id, version: 1 }),
      management.refuseReview(member, { id, version: 1, reason: REASON }),
      management.answerReview(member, { id, version: 1, answer: 'Thanks.' }),
    ];
    for (const tried of tries) await expect(tried).rejects.toThrow(NotAllowedError);
    expect(await management.readWaitingReviews(member)).toEqual({ count: 0 });
    expect(await shop.readOwn(order)).toMatchObject({ state: 'waiting', version: 1 });
  });

  test('the queue has the oldest first, in pages', async () => {
    await shop.database.rows({
      text: `insert into reviews (id, product_id, author, stars, text, state)
        select gen_random_uuid(), 'desk-mat', 'A', 3, 'x', 'waiting' from generate_series(1, 60)`,
    });
    // In another order than their ids.
    await shop.database.rows({
      text: `update reviews set submitted_at = now() - (random() * 100)::int * interval '1 day' where author = 'A'`,
    });
    const first = await shop.reviewManagement.listReviews(actor, { state: 'waiting', q: '' });
    expect(first.reviews).toHaveLength(50);
    const second = await shop.reviewManagement.listReviews(actor, {
      state: 'waiting',
      q: '',
      after: first.after ?? '',
    });
    expect(second.reviews).toHaveLength(11);
    expect(second.after).toBeUndefined();
    const listed = [...first.reviews, ...second.reviews];
    const times = listed.map(({ submittedAt }) => submittedAt.getTime());
    expect(times).toEqual(times.toSorted((one, other) => one - other));
    expect(new Set(listed.map(({ id }) => id)).size).toBe(61);
    const own = listed.find(({ author }) => author === 'Asha R.');
    expect(own).toMatchObject({ productName: 'Mosaic mug', stars: 4, photos: 1, hasAnswer: false });
    for (const q of ['asha r', 'MOSAIC mug'])
      expect((await shop.reviewManagement.listReviews(actor, { state: 'waiting', q })).reviews).toEqual([
        own,
      ]);
    expect((await shop.reviewManagement.readWaitingReviews(actor)).count).toBe(61);
  });

  test('R-REVIEW-2: a refusal hides a public review and sends its author the reason with a link to the form', async () => {
    await shop.approve(order);
    const { id } = await shop.readOwn(order);
    expect(await shop.reviewManagement.refuseReview(actor, { id, version: 2, reason: REASON })).toEqual({
      kind: 'saved',
    });
    expect(await shop.readOwn(order)).toMatchObject({ state: 'refused', refusal: REASON });
    expect((await shop.readCounters())?.stored).toEqual([0, 0]);
    const emails = (await shop.sendEmails()).filter(({ key }) => key.startsWith('review-refused'));
    expect(emails).toMatchObject([{ recipient: 'asha@example.com', text: expect.stringContaining(REASON) }]);
    expect(emails[0]?.text).toContain(
      `/shop/orders/${order.number}/reviews/mosaic-mug?key=${order.accessKey}`,
    );
    expect(emails[0]?.text).not.toContain('It holds tea');
    // A change by the author waits again, without the reason.
    await shop.save(order, { version: 3 });
    expect(await shop.readOwn(order)).toMatchObject({ state: 'waiting' });
    expect((await shop.readOwn(order)).refusal).toBeUndefined();
  });

  test('R-ORDER-13: the author gets the reason, whatever strangers entered with the address', async () => {
    const { id } = await shop.readOwn(order);
    for (let count = 0; count < UNCONFIRMED_LIMIT.perHour; count += 1)
      await reserveUnconfirmedEmail(shop.database.db, 'asha@example.com', START);
    await shop.reviewManagement.refuseReview(actor, { id, version: 1, reason: REASON });
    const emails = (await shop.sendEmails()).filter(({ key }) => key.startsWith('review-refused'));
    expect(emails).toMatchObject([{ text: expect.stringContaining(REASON) }]);
  });

  test('a decision that meets the deletion of the account is made after it', async () => {
    const { id } = await shop.readOwn(order);
    let decision: Promise<unknown> | undefined;
    await shop.database.db.transaction(async (transaction) => {
      await transaction.execute(sql`select from reviews where id = ${id} for update`);
      decision = shop.reviewManagement.approveReview(actor, { id, version: 1 });
      // It has the product, and waits for the review.
      await setTimeout(300);
      await transaction.delete(reviews).where(eq(reviews.id, id));
      await transaction.execute(sql`select from products where id = 'mosaic-mug' for update`);
    });
    expect(await decision).toEqual({ kind: 'unknown' });
  });

  test('R-REVIEW-4: the public answer of the company is written, changed and removed', async () => {
    const { id } = await shop.readOwn(order);
    await shop.approve(order);
    const readAnswer = async () =>
      (await createCatalogue(shop.database).getProductById('mosaic-mug'))?.reviews.reviews[0]?.answer;
    await shop.reviewManagement.answerReview(actor, { id, version: 2, answer: 'Thank you!' });
    expect(await readAnswer()).toBe('Thank you!');
    await shop.reviewManagement.answerReview(actor, { id, version: 3, answer: '' });
    expect(await readAnswer()).toBe('');
  });

  test('R-REVIEW-4: the answer to a changed review is public again only when staff keep it', async () => {
    const { id } = await shop.readOwn(order);
    const { reviewManagement: management } = shop;
    const readAnswer = async () =>
      (await createCatalogue(shop.database).getProductById('mosaic-mug'))?.reviews.reviews[0]?.answer;
    await shop.approve(order);
    await management.answerReview(actor, { id, version: 2, answer: 'Thank you for the praise!' });
    await shop.save(order, { version: 3, text: 'It broke after a week.' });
    await management.approveReview(actor, { id, version: 4, keepsAnswer: true });
    expect(await readAnswer()).toBe('Thank you for the praise!');
    await shop.save(order, { version: 5, text: 'It broke after two weeks.' });
    await management.approveReview(actor, { id, version: 6 });
    expect(await readAnswer()).toBe('');
  });

  test('a decision about an older version changes nothing', async () => {
    const { id } = await shop.readOwn(order);
    await shop.save(order, { stars: 1, version: 1 });
    const { reviewManagement: management } = shop;
    const conflict = { kind: 'conflict' };
    expect(await management.approveReview(actor, { id, version: 1 })).toEqual(conflict);
    expect(await management.refuseReview(actor, { id, version: 1, reason: REASON })).toEqual(conflict);
    expect(await management.answerReview(actor, { id, version: 1, answer: 'Thanks.' })).toEqual(conflict);
    expect(await shop.readOwn(order)).toMatchObject({ state: 'waiting', version: 2 });
    expect(await management.approveReview(actor, { id: 'x', version: 1 })).toEqual({ kind: 'unknown' });
  });

  test('R-AUDIT-1: decisions are in the audit log, without what the author wrote', async () => {
    const { id } = await shop.readOwn(order);
    await shop.approve(order);
    await shop.reviewManagement.answerReview(actor, { id, version: 2, answer: 'Thanks, Asha.' });
    await shop.reviewManagement.refuseReview(actor, { id, version: 3, reason: REASON });
    const { action, before, after, subjectLabel } = auditEvents;
    const entries = await shop.database.db
      .select({ action, before, after, subjectLabel })
      .from(auditEvents)
      .where(eq(auditEvents.subjectId, id))
      .orderBy(auditEvents.id);
    const subject = { subjectLabel: 'Mosaic mug' };
    expect(entries).toEqual([
      { ...subject, action: 'review-approved', before: { state: 'waiting' }, after: { state: 'approved' } },
      { ...subject, action: 'review-answered', before: { isAnswered: false }, after: { isAnswered: true } },
      { ...subject, action: 'review-refused', before: { state: 'approved' }, after: { state: 'refused' } },
    ]);
  });
});
