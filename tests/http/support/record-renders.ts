import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { RunningSite } from '../../../scripts/site/production-site';
import { sendRequest } from './send-request';

/** Settings of a site that logs every render of a page. */
export const RENDER_LOG_SETTINGS = { LOG_LEVEL: 'debug', FORMS_PER_MINUTE: '1000000' };

const readRenderedPaths = (site: RunningSite): string[] =>
  site
    .output()
    .split('\n')
    .flatMap((line) => {
      const [, path] = /"rendered":"([^"]*)"/.exec(line) ?? [];
      return path === undefined ? [] : [path];
    });

/** The paths that the site rendered during `work`, in order. */
export async function recordRenders(site: RunningSite, work: () => Promise<unknown>): Promise<string[]> {
  /** Log lines are in order: after the line of this render, the lines of all earlier renders are there. */
  const readUntilNow = async (): Promise<string[]> => {
    const marker = `/no/such/page-${randomUUID()}`;
    await sendRequest(site.url, { path: marker });
    await expect.poll(() => readRenderedPaths(site)).toContain(marker);
    return readRenderedPaths(site);
  };
  const before = await readUntilNow();
  await work();
  const after = await readUntilNow();
  return after.slice(before.length, -1);
}
