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

/** A render that the test ends. */
function createControlledRender() {
  const renders: { finish: (rendered: Rendered) => void; fail: (error: Error) => void }[] = [];
  const render = () =>
    new Promise<Rendered>((finish, fail) => {
      renders.push({ finish, fail });
    });
  return { renders, render };
}

function setUp() {
  const cache = new PageCache();
  const reusedKeys: string[] = [];
  const shared = new SharedRenders(cache, (key) => reusedKeys.push(key));
  return { cache, shared, reusedKeys, ...createControlledRender() };
}

describe('simultaneous requests for a page', () => {
  it('share one render', async () => {
    const { shared, render, renders, reusedKeys } = setUp();
    const requests = Array.from({ length: 200 }, () => shared.render(KEY, render));
    renders[0]?.finish(stored('front', 'catalogue'));
    expect(new Set((await Promise.all(requests)).map(textOf))).toEqual(new Set(['front']));
    expect(textOf(await shared.render(KEY, render))).toBe('front');
    expect(renders).toHaveLength(1);
    expect(reusedKeys).toEqual([KEY]);
  });

  it('share one render for each URL', async () => {
    const { shared, render, renders } = setUp();
    const requests = [shared.render('/a', render), shared.render('/b', render), shared.render('/a', render)];
    renders[0]?.finish(stored('a'));
    renders[1]?.finish(stored('b'));
    expect((await Promise.all(requests)).map(textOf)).toEqual(['a', 'b', 'a']);
  });

  it('share a page that is not cached, and the cache does not store it', async () => {
    const { shared, render, renders, reusedKeys } = setUp();
    const requests = [shared.render(KEY, render), shared.render(KEY, render)];
    renders[0]?.finish({ kind: 'page', page: page('found nothing'), isStored: false });
    expect((await Promise.all(requests)).map(textOf)).toEqual(['found nothing', 'found nothing']);
    expect([shared.find(KEY), reusedKeys]).toEqual([undefined, []]);
  });

  it('do not share a response for one visitor', async () => {
    const { shared, render, renders } = setUp();
    const requests = [shared.render(KEY, render), shared.render(KEY, render)];
    renders[0]?.finish({ kind: 'response', response: new Response('yours', { status: 404 }) });
    expect((await Promise.all(requests)).map(({ kind }) => kind)).toEqual(['response', 'not-shared']);
  });

  it('all fail with the render, and the next request renders again', async () => {
    const { shared, render, renders } = setUp();
    const requests = [shared.render(KEY, render), shared.render(KEY, render)];
    renders[0]?.fail(new Error('no database'));
    for (const each of requests) await expect(each).rejects.toThrow('no database');
    const next = shared.render(KEY, render);
    renders[1]?.finish(stored('front'));
    expect(textOf(await next)).toBe('front');
  });
});

describe('a change during a render', () => {
  it('is on the page for later requests, with one more render', async () => {
    const { cache, shared, render, renders } = setUp();
    const before = [shared.render(KEY, render), shared.render(KEY, render)];
    cache.invalidate(['stock:mug']);
    const after = [shared.render(KEY, render), shared.render(KEY, render), shared.render(KEY, render)];
    renders[0]?.finish(stored('Only 2 left', 'stock:mug'));
    expect((await Promise.all(before)).map(textOf)).toEqual(['Only 2 left', 'Only 2 left']);
    await expect.poll(() => renders.length).toBe(2);
    renders[1]?.finish(stored('Only 1 left', 'stock:mug'));
    expect((await Promise.all(after)).map(textOf)).toEqual(['Only 1 left', 'Only 1 left', 'Only 1 left']);
    expect(shared.find(KEY)?.representations.identity.body.toString()).toBe('Only 1 left');
  });

  it('of other data causes no further render', async () => {
    const { cache, shared, render, renders } = setUp();
    const before = shared.render(KEY, render);
    cache.invalidate(['stock:lamp']);
    const after = shared.render(KEY, render);
    renders[0]?.finish(stored('Only 2 left', 'stock:mug'));
    expect([textOf(await before), textOf(await after)]).toEqual(['Only 2 left', 'Only 2 left']);
    expect(renders).toHaveLength(1);
    expect(shared.find(KEY)).toBeDefined();
  });
});

describe('a changed page that may be served stale', () => {
  async function outdated() {
    const all = setUp();
    const first = all.shared.render(KEY, all.render);
    all.renders[0]?.finish(stored('Only 2 left', 'stock:mug'));
    await first;
    all.cache.invalidate(['stock:mug'], { mayServeStale: true });
    return all;
  }

  it('is rendered for the first request, and is sent stale to the others during the render', async () => {
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

  it('is removed when the page does not exist any more, and stays when the render failed', async () => {
    const failed = await outdated();
    const failing = failed.shared.render(KEY, failed.render);
    failed.renders[1]?.finish({ kind: 'response', response: new Response(null, { status: 500 }) });
    await failing;
    expect(failed.cache.getStale(KEY)).toBeDefined();

    const gone = await outdated();
    const pending = gone.shared.render(KEY, gone.render);
    gone.renders[1]?.finish({ kind: 'response', response: new Response(null, { status: 404 }) });
    await pending;
    expect(gone.cache.getStale(KEY)).toBeUndefined();
  });
});
