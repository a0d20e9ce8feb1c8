import { and, eq } from 'drizzle-orm';
import { type SampleReview, type SampleReviewStep, sampleReviews } from '~/content/samples/sample-reviews';
import { orders } from '../../db/schema/orders.server';
import { reviews } from '../../db/schema/reviews.server';
import { createAccessKey } from '../../orders/access-key.server';
import type { SampleServices } from './sample-services.server';
import { addHours, type Step } from './step.server';

/** The buyer writes it with the link of the order. Nothing is stored when the order could not be placed. */
async function write({ database, buyerReviews, secret }: SampleServices, sample: SampleReview) {
  const { orderKey, productId, stars, title, text } = sample;
  const [order] = await database.db
    .select({ id: orders.id, number: orders.number })
    .from(orders)
    .where(eq(orders.idempotencyKey, orderKey));
  if (!order) return;
  await buyerReviews.saveReview(
    { number: order.number, accessKey: createAccessKey({ secret }, order.id), productId },
    { form: { stars, title, text, removed: [], version: 0 }, photos: [] },
  );
}

async function decide(
  { database, reviewManagement, actors }: SampleServices,
  { orderKey, productId }: SampleReview,
  step: SampleReviewStep,
) {
  const [row] = await database.db
    .select({ id: reviews.id, version: reviews.version })
    .from(reviews)
    .innerJoin(orders, eq(orders.id, reviews.orderId))
    .where(and(eq(orders.idempotencyKey, orderKey), eq(reviews.productId, productId)));
  if (!row) return;
  if (step.kind === 'approve') await reviewManagement.approveReview(actors.staff, row);
  else if (step.kind === 'answer')
    await reviewManagement.answerReview(actors.staff, { ...row, answer: step.text });
  else await reviewManagement.refuseReview(actors.staff, { ...row, reason: step.reason });
}

/** Reviews of delivered products, with what staff did about them. */
export const listReviewSteps = (services: SampleServices): Step[] =>
  sampleReviews.flatMap((sample) => {
    const writtenAt = addHours(services.now, -sample.hoursAgo);
    return [
      { at: writtenAt, run: () => write(services, sample) },
      ...sample.steps.map((step) => ({
        at: addHours(writtenAt, step.afterHours),
        run: () => decide(services, sample, step),
      })),
    ];
  });
