import { eq, sql } from 'drizzle-orm';
import type { RedirectStatus } from '~/domain/site/stored-redirect';
import { bindDeps } from '../bind-deps.server';
import type { Database, ServiceDeps } from '../db/database.server';
import { redirects } from '../db/schema/redirects.server';
import { toIsoDay } from '../iso-day.server';

/** The redirect that begins at a canonical path. It is counted by day, without who followed it (R-REDIRECT-4). */
async function followRedirect(
  { db, clock }: ServiceDeps,
  path: string,
): Promise<{ status: RedirectStatus; target: string | null } | undefined> {
  const { status, target, uses, fromPath } = redirects;
  const [followed] = await db
    .update(redirects)
    .set({ uses: sql`${uses} + 1`, lastUsedOn: toIsoDay(clock()) })
    .where(eq(fromPath, path))
    .returning({ status, target });
  return followed;
}

/** The redirects that staff entered, for requests that no page answers. */
export const createRedirects = ({ db }: Database, options: Pick<ServiceDeps, 'clock'>) =>
  bindDeps({ db, ...options }, { followRedirect });

export type Redirects = ReturnType<typeof createRedirects>;
