import { v7 as uuid } from 'uuid';
import { requirePermission } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import type { RenderedEmail } from '../email/render-email.server';
import { enqueue } from '../jobs/enqueue.server';
import { changeEdition, type EditionChangeResult, type EditionVersion } from './change-edition.server';
import { composeEdition } from './edition-content.server';
import { type EditionDeps, findEdition } from './read-edition.server';
import { toBatchKey } from './send-edition.server';

export type ScheduleResult =
  | EditionChangeResult
  /** `past`: the time is over · `empty`: there is no article · `missing`: visitors cannot read an article. */
  | { kind: 'past' }
  | { kind: 'empty' | 'missing' };

/** R-NEWSLETTER-3: an edition is sent at a time, or now without one. Throws NotAllowedError. */
export async function scheduleEdition(
  deps: EditionDeps,
  actor: SignedIn,
  { sendAt, ...edition }: EditionVersion & { sendAt?: Date },
): Promise<ScheduleResult> {
  requirePermission(actor.user, 'newsletter.manage');
  const published = await deps.listArticles();
  return changeEdition<ScheduleResult>(deps, actor, edition, async (transaction, row) => {
    if (row.state !== 'draft' && row.state !== 'scheduled') return { kind: 'locked' };
    if (row.articles.length === 0) return { kind: 'empty' };
    if (composeEdition(row, published).missing.length > 0) return { kind: 'missing' };
    const now = deps.clock();
    const at = sendAt ?? now;
    if (at < now) return { kind: 'past' };
    const payload = { editionId: row.id, sendAt: at.toISOString(), batch: 0 };
    await enqueue(transaction, 'send-edition', payload, { runAfter: at, key: toBatchKey(payload) });
    return { action: 'edition-scheduled', edit: { state: 'scheduled', sendAt: at } };
  });
}

/** Makes a scheduled edition a draft again. Its job does nothing then. Throws NotAllowedError. */
export async function unscheduleEdition(
  deps: EditionDeps,
  actor: SignedIn,
  edition: EditionVersion,
): Promise<EditionChangeResult> {
  requirePermission(actor.user, 'newsletter.manage');
  return changeEdition<EditionChangeResult>(deps, actor, edition, async (_, { state }) =>
    state === 'scheduled'
      ? { action: 'edition-unscheduled', edit: { state: 'draft', sendAt: null } }
      : { kind: 'locked' },
  );
}

/** Ends the sending: no other batch is queued. Emails that are queued are still sent. Throws NotAllowedError. */
export async function stopEdition(
  deps: EditionDeps,
  actor: SignedIn,
  edition: EditionVersion,
): Promise<EditionChangeResult> {
  requirePermission(actor.user, 'newsletter.manage');
  return changeEdition<EditionChangeResult>(deps, actor, edition, async (_, { state }) =>
    state === 'sending'
      ? { action: 'edition-stopped', edit: { state: 'stopped', finishedAt: deps.clock() } }
      : { kind: 'locked' },
  );
}

/** Emails the edition as it is now to the signed-in member of staff. Throws NotAllowedError. */
export async function sendTestEdition(
  { db, emailQueue, listArticles }: EditionDeps,
  { user }: SignedIn,
  id: string,
): Promise<'queued' | 'unknown'> {
  requirePermission(user, 'newsletter.manage');
  const row = await findEdition(db, id);
  if (!row) return 'unknown';
  const { content } = composeEdition(row, await listArticles());
  await db.transaction((transaction) =>
    emailQueue.enqueue(transaction, {
      template: 'newsletter-edition',
      data: row.content ?? content,
      key: `newsletter-test:${uuid()}`,
      to: user.email,
      audience: 'staff',
    }),
  );
  return 'queued';
}

/** The edition in its template, as a subscriber gets it. `undefined` when there is none. Throws NotAllowedError. */
export async function previewEdition(
  { db, render, listArticles }: EditionDeps,
  { user }: SignedIn,
  id: string,
): Promise<RenderedEmail | undefined> {
  requirePermission(user, 'newsletter.manage');
  const row = await findEdition(db, id);
  if (!row) return undefined;
  const data = row.content ?? composeEdition(row, await listArticles()).content;
  return render({ template: 'newsletter-edition', data });
}
