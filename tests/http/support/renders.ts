import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { RunningSite } from '../../../scripts/site/production-site';
import { sendRequest } from './send-request';

/** Settings of a site that writes a line for every page it renders. */
export const logsRenders = { LOG_LEVEL: 'debug', FORMS_PER_MINUTE: '1000000' };

const renderedPaths = (site: RunningSite): string[] =>
  site
    .output()
    .split('\n')
    .flatMap((line) => {
      const [, path] = /"rendered":"([^"]*)"/.exec(line) ?? [];
      return path === undefined ? [] : [path];
    });

/** The paths that the site rendered while `work` ran, in their order. */
export async function rendersDuring(site: RunningSite, work: () => Promise<unknown>): Promise<string[]> {
  /** Lines arrive in order: when the one of this path is there, so are all before it. */
  const readUntilNow = async (): Promise<string[]> => {
    const last = `/no/such/page-${randomUUID()}`;
    await sendRequest(site.url, { path: last });
    await expect.poll(() => renderedPaths(site)).toContain(last);
    return renderedPaths(site);
  };
  const before = await readUntilNow();
  await work();
  const after = await readUntilNow();
  return after.slice(before.length, -1);
}
