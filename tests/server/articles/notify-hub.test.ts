import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { notifyHub } from '~/server/articles/notify-hub.server';
import type { Database } from '~/server/db/database.server';
import { PermanentFailure } from '~/server/jobs/job-kinds.server';
import { seedSampleUsers } from '~/server/seed/seed-sample-users.server';
import { indexSiteContent } from '~/server/site-search/index-site-content.server';
import { openTestDatabase } from '../../database/test-database';
import { type FakeHub, startFakeHub } from '../../fakes/fake-hub';
import { runJobs } from '../../fakes/run-jobs';
import { createActor } from '../../fixtures/create-actor';
import { createTestManagement, NOW, writeKilnArticle } from './kiln-article';

const origin = 'https://www.example.com';
const FEEDS = ['atom.xml', 'rss.xml', 'feed.json'].map((file) => `${origin}/blog/${file}`);

let hub: FakeHub;
let database: Database;

beforeAll(async () => {
  hub = await startFakeHub();
  database = await openTestDatabase('embedded');
  await seedSampleUsers(database);
});
afterAll(async () => {
  await database.close();
  await hub.close();
});
beforeEach(() => {
  hub.messages.length = 0;
  hub.setStatus(undefined);
});

const first = { attempt: 1, isLast: false };
const notify = () => notifyHub({ hub: hub.url, origin })({}, first);

describe('R-ARTICLE-6: the message to the hub', () => {
  it('names each feed by the URL in its own link', async () => {
    await notify();
    expect(hub.messages).toEqual(FEEDS);
  });

  it.each([408, 429, 500, 503])('is repeated after status %i', async (status) => {
    hub.setStatus(status);
    const failure = await notify().catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Error);
    expect(failure).not.toBeInstanceOf(PermanentFailure);
  });

  it.each([400, 404, 410])('is not repeated after status %i', async (status) => {
    hub.setStatus(status);
    await expect(notify()).rejects.toBeInstanceOf(PermanentFailure);
  });

  it('is not sent without a hub', async () => {
    await notifyHub({ hub: undefined, origin })({}, first);
    expect(hub.messages).toEqual([]);
  });
});

describe('R-ARTICLE-6: the hub is notified', () => {
  const actor = createActor('staff', NOW);
  const runHubJobs = () => runJobs(database, { 'notify-hub': notifyHub({ hub: hub.url, origin }) });

  it('about what visitors can read, not about drafts', async () => {
    const management = createTestManagement(database);
    const form = writeKilnArticle('kiln-hub', 'Two days.');
    const created = await management.createArticle(actor, form);
    if (created.kind !== 'created') throw new Error(created.kind);
    const { id } = created;
    const countMessages = async (change: Promise<{ kind: string }>) => {
      expect((await change).kind).toBe('saved');
      return (await runHubJobs()).length;
    };
    const save = (version: number, title: string) =>
      management.saveArticle(actor, { id, version, form: { ...form, title }, isCorrection: false });
    const set = (version: number, state: 'published' | 'withdrawn') =>
      management.setArticleState(actor, { id, version, step: { state } });
    expect(await countMessages(save(1, 'A kiln with a clock'))).toBe(0);
    expect(await countMessages(set(2, 'published'))).toBe(1);
    expect(await countMessages(save(3, 'A kiln with two clocks'))).toBe(1);
    expect(await countMessages(set(4, 'withdrawn'))).toBe(1);
    expect(await countMessages(save(5, 'A kiln with no clock'))).toBe(0);
  });

  it('once about the articles of a deployment', async () => {
    await indexSiteContent(database, NOW);
    await indexSiteContent(database, NOW);
    expect(await runHubJobs()).toEqual(['notify-hub']);
    expect(hub.messages).toEqual(FEEDS);
  });
});
