import { describe, expect, it } from 'vitest';
import { type CachedPage, createCachedPage } from './cached-page.server';
import { PageCache } from './page-cache.server';
import { type Rendered, SharedRenders } from './shared-renders.server';

const KEY = '/shop/index';

function page(text: string, ...tags: string[]): CachedPage {
  const identity = Buffer.from(text);
  return createCachedPage({ bodies: { identity, br: identity, gzip: identity }, headers: {}, tags });
}

const stored = (text: string, ...tags: string[]): Rendered => ({
  kind: 'page',
  page: page(text, ...tags),
  isStored: true,
});

const textOf = (rendered: { kind: string; page?: CachedPage }) =>
  rendered.page?.representations.identity.body.toString() ?? rendered.kind;

/** A rendering that comes to its end when the test says so. */
function controlled() {
  const renders: { finish: (rendered: Rendered) => void; fail: (error: Error) => void }[] = [];
  const render = () =>
    new Promise<Rendered>((finish, fail) => {
      renders.push({ finish, fail });
    });
  return { renders, render };
}

function setUp() {
  const cache = new PageCache();
  const storedKeys: string[] = [];
  const shared = new SharedRenders(cache, (key) => storedKeys.push(key));
  return { cache, shared, storedKeys, ...controlled() };
}

describe('a page that many ask for at once', () => {
  it('is rendered once, and sent to all of them', async () => {
    const { shared, render, renders, storedKeys } = setUp();
    const asked = Array.from({ length: 200 }, () => shared.render(KEY, render));
    renders[0]?.finish(stored('front', 'catalogue'));
    expect(new Set((await Promise.all(asked)).map(textOf))).toEqual(new Set(['front']));
    expect(textOf(await shared.render(KEY, render))).toBe('front');
    expect(renders).toHaveLength(1);
    expect(storedKeys).toEqual([KEY]);
  });

  it('is rendered once for each address', async () => {
    const { shared, render, renders } = setUp();
    const asked = [shared.render('/a', render), shared.render('/b', render), shared.render('/a', render)];
    renders[0]?.finish(stored('a'));
    renders[1]?.finish(stored('b'));
    expect((await Promise.all(asked)).map(textOf)).toEqual(['a', 'b', 'a']);
  });

  it('is forgotten when it is not worth caching', async () => {
    const { shared, render, renders, storedKeys } = setUp();
    const asked = [shared.render(KEY, render), shared.render(KEY, render)];
    renders[0]?.finish({ kind: 'page', page: page('found nothing'), isStored: false });
    expect((await Promise.all(asked)).map(textOf)).toEqual(['found nothing', 'found nothing']);
    expect([shared.find(KEY), storedKeys]).toEqual([undefined, []]);
  });

  it('is not sent to others when it is for one visitor alone', async () => {
    const { shared, render, renders } = setUp();
    const asked = [shared.render(KEY, render), shared.render(KEY, render)];
    renders[0]?.finish({ kind: 'response', response: new Response('yours', { status: 404 }) });
    expect((await Promise.all(asked)).map(({ kind }) => kind)).toEqual(['response', 'not-shared']);
  });

  it('fails for all who waited, and is rendered anew for the next', async () => {
    const { shared, render, renders } = setUp();
    const asked = [shared.render(KEY, render), shared.render(KEY, render)];
    renders[0]?.fail(new Error('no database'));
    for (const each of asked) await expect(each).rejects.toThrow('no database');
    const next = shared.render(KEY, render);
    renders[1]?.finish(stored('front'));
    expect(textOf(await next)).toBe('front');
  });
});

describe('a change while a page is rendered', () => {
  it('is seen by those who ask after it, with one more rendering', async () => {
    const { cache, shared, render, renders } = setUp();
    const before = [shared.render(KEY, render), shared.render(KEY, render)];
    cache.drop(['stock:mug']);
    const after = [shared.render(KEY, render), shared.render(KEY, render), shared.render(KEY, render)];
    renders[0]?.finish(stored('Only 2 left', 'stock:mug'));
    expect((await Promise.all(before)).map(textOf)).toEqual(['Only 2 left', 'Only 2 left']);
    await expect.poll(() => renders.length).toBe(2);
    renders[1]?.finish(stored('Only 1 left', 'stock:mug'));
    expect((await Promise.all(after)).map(textOf)).toEqual(['Only 1 left', 'Only 1 left', 'Only 1 left']);
    expect(shared.find(KEY)?.representations.identity.body.toString()).toBe('Only 1 left');
  });

  it('of what the page does not show costs nothing', async () => {
    const { cache, shared, render, renders } = setUp();
    const before = shared.render(KEY, render);
    cache.drop(['stock:lamp']);
    const after = shared.render(KEY, render);
    renders[0]?.finish(stored('Only 2 left', 'stock:mug'));
    expect([textOf(await before), textOf(await after)]).toEqual(['Only 2 left', 'Only 2 left']);
    expect(renders).toHaveLength(1);
    expect(shared.find(KEY)).toBeDefined();
  });
});

describe('a page on which something changed that may be a moment old', () => {
  async function outdated() {
    const all = setUp();
    const first = all.shared.render(KEY, all.render);
    all.renders[0]?.finish(stored('Only 2 left', 'stock:mug'));
    await first;
    all.cache.drop(['stock:mug'], { mayServeStale: true });
    return all;
  }

  it('is rendered anew for the first who asks, and sent as it was to the others meanwhile', async () => {
    const { shared, render, renders } = await outdated();
    expect(shared.find(KEY)).toBeUndefined();
    const first = shared.render(KEY, render);
    expect(textOf(await shared.render(KEY, render))).toBe('Only 2 left');
    expect(shared.find(KEY)?.representations.identity.body.toString()).toBe('Only 2 left');
    renders[1]?.finish(stored('Only 1 left', 'stock:mug'));
    expect(textOf(await first)).toBe('Only 1 left');
    expect(textOf(await shared.render(KEY, render))).toBe('Only 1 left');
    expect(renders).toHaveLength(2);
  });

  it('is gone when there is no such page any more, and stays when rendering failed', async () => {
    const failed = await outdated();
    const failing = failed.shared.render(KEY, failed.render);
    failed.renders[1]?.finish({ kind: 'response', response: new Response(null, { status: 500 }) });
    await failing;
    expect(failed.cache.getStale(KEY)).toBeDefined();

    const gone = await outdated();
    const asking = gone.shared.render(KEY, gone.render);
    gone.renders[1]?.finish({ kind: 'response', response: new Response(null, { status: 404 }) });
    await asking;
    expect(gone.cache.getStale(KEY)).toBeUndefined();
  });
});
