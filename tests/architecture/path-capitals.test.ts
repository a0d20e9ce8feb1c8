import { expect, it } from 'vitest';
import { getCanonicalPath } from '~/server/http/pages/canonical-path.server';
import { routeEntries } from './route-table';

const patterns = routeEntries.flatMap(({ path }) => (path?.includes(':') ? [path] : []));

/** Routes whose parameters are UUIDs, slugs, numbers of versions, codes and file names in lower case. */
const LOWER_CASE = new RegExp(
  `^(${[
    'account/(messages|profile|payment-details|projects)',
    'admin/(announcements|articles|backups|calls|careers|data-requests|discounts|events|gift-cards|help|inbox|jobs|mail|newsletter|people|products|projects|quotes|redirects|webhooks|reviews)',
    'blog|dev/mailbox|dev/mails|drawings|help|idp/notice|invoices/verify|newsletter/(confirm|leave)|notices/leave',
    'request-error|shop/single|uploads',
  ].join('|')})/`,
);

it('a path keeps the capitals of its parameters, or its route is in the list of those without capitals', () => {
  expect(patterns.length).toBeGreaterThan(50);
  for (const pattern of patterns) {
    const path = `/${pattern.replace(/:\w+/g, 'aB3-_x')}`;
    if (getCanonicalPath(path) !== undefined) expect(pattern).toMatch(LOWER_CASE);
  }
});
