import { eq } from 'drizzle-orm';
import { sampleEditions } from '~/content/samples/sample-editions';
import { addEditionNumber } from '~/domain/newsletter/edition';
import { paths } from '~/paths';
import { newsletterDeliveries } from '../../db/schema/newsletter-editions.server';
import { toDeliveryKey } from '../../newsletter/withdraw-emails.server';
import type { SampleServices } from './sample-services.server';
import { addHours, type Step } from './step.server';

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
const { sent, draft } = sampleEditions;

async function sendSample(
  { database, editions, actors, sendEdition, recordDelivery }: SampleServices,
  at: Date,
) {
  const id = await editions.createEdition(actors.staff, sent.form);
  await editions.scheduleEdition(actors.staff, { id, version: 1 });
  await sendEdition({ editionId: id, sendAt: at.toISOString(), batch: 0 }, { attempt: 1, isLast: false });
  const deliveries = await database.db
    .select({ id: newsletterDeliveries.id })
    .from(newsletterDeliveries)
    .where(eq(newsletterDeliveries.editionId, id));
  for (const delivery of deliveries) await recordDelivery(database.db, toDeliveryKey(delivery.id), 'sent');
}

async function visitSample({ visits }: SampleServices) {
  const [slug = ''] = sent.form.articles;
  for (let visit = 0; visit < sent.visits; visit += 1)
    visits.count(
      {
        method: 'GET',
        url: addEditionNumber(paths.article(slug), 1),
        headers: { 'sec-fetch-dest': 'document', 'sec-fetch-site': 'none', 'user-agent': BROWSER },
      },
      200,
    );
  await visits.flush();
}

/** R-NEWSLETTER-7: an edition that was sent, with visits a day later, and a draft. */
export function listNewsletterSteps(services: SampleServices): Step[] {
  const { now, editions, actors } = services;
  const sentAt = addHours(now, -sent.daysAgo * 24);
  return [
    { at: sentAt, run: () => sendSample(services, sentAt) },
    { at: addHours(sentAt, 24), run: () => visitSample(services) },
    {
      at: addHours(now, -draft.daysAgo * 24),
      run: () => editions.createEdition(actors.staff, draft.form),
    },
  ];
}
