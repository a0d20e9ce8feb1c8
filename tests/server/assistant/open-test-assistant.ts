import { createAssistant } from '~/server/assistant/assistant.server';
import { createCatalogue } from '~/server/catalogue/catalogue.server';
import { createEmailQueue } from '~/server/email/email-queue.server';
import { createHelp } from '~/server/help-entries/cached-help.server';
import { createOrders } from '~/server/orders/orders.server';
import { createProjects } from '~/server/projects/projects.server';
import { seedCatalogue } from '~/server/seed/seed-catalogue.server';
import { seedSampleUsers } from '~/server/seed/seed-sample-users.server';
import { indexSiteContent } from '~/server/site-search/index-site-content.server';
import { createSiteSearch } from '~/server/site-search/site-search.server';
import { type Engine, openTestDatabase } from '../../database/test-database';

export const NOW = new Date('2026-11-23T12:00:00Z');
const secret = 'a secret of the tests';
const siteUrl = 'https://www.example.com';

/** The assistant with the sample catalogue, the content of the site and the sample accounts. */
export async function openTestAssistant(engine: Engine) {
  const database = await openTestDatabase(engine);
  await seedCatalogue(database);
  await seedSampleUsers(database);
  await indexSiteContent(database, NOW);
  const clock = () => NOW;
  const orders = createOrders(database, { secret, clock });
  const projects = createProjects(database, {
    emailQueue: createEmailQueue({ clock }),
    secret,
    siteUrl,
    clock,
  });
  const { findPassages } = createSiteSearch(database, { clock, readHelp: createHelp(database).read });
  const catalogue = createCatalogue(database);
  return { database, orders, assistant: createAssistant({ catalogue, orders, projects, findPassages }) };
}
