import type { ServerBuild } from 'react-router';
import { expect, it, vi } from 'vitest';
import { createReloadedSite, renderLoadError } from './reloaded-site.server';

const createBuild = () => ({}) as ServerBuild;

it('creates the site again when the pages or the services have changed, and only then', async () => {
  let sources = { build: createBuild(), container: {} };
  const create = vi.fn(async (used: typeof sources) => ({ used }));
  const getSite = createReloadedSite({ load: async () => sources, create });
  const first = await getSite();
  expect(await getSite()).toBe(first);
  sources = { ...sources, container: {} };
  const second = await getSite();
  expect(second.used).toEqual(sources);
  expect(second).not.toBe(first);
  sources = { ...sources, build: createBuild() };
  expect(await getSite()).not.toBe(second);
  expect(create).toHaveBeenCalledTimes(3);
});

it('tries again after sources that could not be loaded', async () => {
  const load = vi.fn(async () => ({ build: createBuild(), container: {} }));
  load.mockRejectedValueOnce(new Error('Unexpected token'));
  const getSite = createReloadedSite({ load, create: async () => 'site' });
  await expect(getSite()).rejects.toThrow('Unexpected token');
  expect(await getSite()).toBe('site');
});

it('shows an error of the sources without colours and markup, and reloads after the next change', () => {
  const page = renderLoadError('\u001B[31m<h1>\u001B[0m is not closed');
  expect(page).toContain('&lt;h1&gt; is not closed');
  expect(page).toContain('src="/@vite/client"');
});
