import { toUserAgent } from '~/domain/site/user-agent';
import { paths } from '~/paths';
import { site } from '~site';
import type { QueryBuilder } from '../db/database.server';
import { enqueue } from '../jobs/enqueue.server';
import { type JobHandler, PermanentFailure } from '../jobs/job-kinds.server';

const FEEDS = ['atom.xml', 'rss.xml', 'feed.json'] as const;
const TIMEOUT_MS = 10_000;
const TOO_MANY_REQUESTS = 429;
const REQUEST_TIMEOUT = 408;

/**
 * Adds the job that notifies the WebSub hub of new content, in the transaction that changes what the feeds contain. It has no key:
 * a hub that reads the feeds just now may have missed a change that is committed meanwhile.
 */
export const enqueueHubNotification = (transaction: QueryBuilder): Promise<void> =>
  enqueue(transaction, 'notify-hub', {});

interface HubOptions {
  /** URL of a WebSub hub. Without one, nothing is sent. */
  hub: string | undefined;
  /** The public origin of the site. The hub identifies a feed by the URL in its `self` link. */
  origin: string;
}

async function notify(hub: string, feed: string): Promise<void> {
  const response = await fetch(hub, {
    method: 'POST',
    headers: { 'User-Agent': toUserAgent(site.name) },
    body: new URLSearchParams({ 'hub.mode': 'publish', 'hub.url': feed, 'hub.topic': feed }),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await response.body?.cancel();
  if (response.ok) return;
  const { status } = response;
  const message = `The WebSub hub responds with status ${status} for ${feed}.`;
  const isRefused = status >= 400 && status < 500 && ![REQUEST_TIMEOUT, TOO_MANY_REQUESTS].includes(status);
  throw isRefused ? new PermanentFailure(message) : new Error(message);
}

/**
 * R-ARTICLE-6: notifies the hub that the feeds changed. It then reads them and sends the new articles to its subscribers. A second
 * message about the same change does no harm: the hub compares what it reads.
 */
export const notifyHub =
  ({ hub, origin }: HubOptions): JobHandler<'notify-hub'> =>
  async () => {
    if (hub === undefined) return;
    for (const file of FEEDS) await notify(hub, new URL(paths.journalFeed(file), origin).href);
  };
