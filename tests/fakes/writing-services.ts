import { createAccountDeletion } from '~/server/account-deletion/account-deletion.server';
import type { AccountDeletion } from '~/server/account-deletion/types.server';
import { createAccounts } from '~/server/accounts/accounts.server';
import type { Accounts } from '~/server/accounts/types.server';
import { createCalls } from '~/server/calls/calls.server';
import type { Calls } from '~/server/calls/types.server';
import type { Database } from '~/server/db/database.server';
import { createEmailQueue } from '~/server/email/email-queue.server';
import type { EmailThread } from '~/server/email/email-thread.server';
import type { TemplateName } from '~/server/email/templates/registry.server';
import { readEnvironment } from '~/server/env.server';
import { createLeads } from '~/server/leads/leads.server';
import type { Leads } from '~/server/leads/types.server';
import { createNewsletter } from '~/server/newsletter/newsletter.server';
import type { Newsletter } from '~/server/newsletter/types.server';
import { createOrders } from '~/server/orders/orders.server';
import type { Orders } from '~/server/orders/types.server';
import { createJobHandlers } from '~/server/process/job-handlers.server';
import { createProjects } from '~/server/projects/projects.server';
import type { Projects } from '~/server/projects/types.server';
import { seed } from '../../db/seed/seed';
import { seedSampleUsers } from '../../db/seed/seed-sample-users';
import { type Engine, openTestDatabase } from '../database/test-database';
import { emailTasksHere, SITE } from './rendered-emails';
import { runJobs } from './run-jobs';

export interface WrittenEmail {
  key: string;
  state: string;
  subject: string;
  html: string;
  text: string;
  attachments: { name: string }[];
}

/** Every service that leads to a mail. */
export interface WritingServices {
  database: Database;
  accounts: Accounts;
  calls: Calls;
  leads: Leads;
  leaving: AccountDeletion;
  newsletter: Newsletter;
  orders: Orders;
  projects: Projects;
  /** Moves the clock of what requests do; jobs go by the real one. */
  setNow(now: Date): void;
  /** Does what is due. */
  work(): Promise<void>;
  /** The template of every mail that was rendered. */
  rendered: TemplateName[];
  /** What was written to an address, in demo mode, where its words stay. The oldest first. */
  emailsTo(address: string): Promise<WrittenEmail[]>;
}

const secret = 's'.repeat(32);

/** The services of a site on a database of its own, with products and sample accounts. */
export async function openWritingServices(engine: Engine): Promise<WritingServices> {
  const database = await openTestDatabase(engine);
  await seed(database);
  await seedSampleUsers(database);
  let now: Date | undefined;
  const clock = () => now ?? new Date();
  const mail = createEmailQueue({ clock });
  const environment = readEnvironment({ DEMO: 'on' });
  const rendered: TemplateName[] = [];
  const tasks = emailTasksHere();
  const emailThread: EmailThread = {
    ...tasks,
    render(content) {
      rendered.push(content.template);
      return tasks.render(content);
    },
  };
  const handlers = createJobHandlers({ environment, database, secret, emailThread });
  const common = { mail, secret, siteUrl: SITE, clock };
  const leads = createLeads(database, { secret, clock });
  return {
    database,
    rendered,
    leads,
    accounts: createAccounts(database, {
      ...{ secret, publicUrl: SITE, demo: true, mail, clock },
      isBreachedPassword: async () => false,
    }),
    calls: createCalls(database, { leads, clock }),
    leaving: createAccountDeletion({ database, mail, secret, demo: true, clock }),
    newsletter: createNewsletter(database, common),
    orders: createOrders(database, { secret, clock }),
    projects: createProjects(database, common),
    setNow: (moment) => {
      now = moment;
    },
    async work() {
      await runJobs(database, handlers);
    },
    emailsTo: (address) =>
      database.rows<WrittenEmail>({
        text: `select key, state, subject, html, text, attachments from outbox
          where lower(recipient) = lower($1) order by created_at, id`,
        values: [address],
      }),
  };
}
