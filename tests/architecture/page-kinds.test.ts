import { expect, it } from 'vitest';
import { getPageKind } from '~/domain/measurements/page-kind';
import { routeEntries } from './route-table';

/** A page that was not found is never counted: its status is 404. */
const routes = routeEntries.filter(({ file }) => !/layout\.tsx$|not-found-page\.tsx$/.test(file));

/** Files, pages of one person, and pages for errors. */
const UNCOUNTED =
  /^(account|admin|announcements|auth|dev|drawings|idp|messages|notices|project-invoices|quotes|uploads|stock-alerts|request-error|not-found|login|\*|invoices|newsletter\/|coming-soon\/|shop\/(orders|cart\/shared|quote|suggestions|initial-cart|account-items|wishlist\/products|single\/:id\/stock-alert)|search\/suggestions|page-opened|assistant|help\/answers|.*\.(xml|txt|json|ics|md|html)$)/;

it('every route is either a counted public page or in the list of those that are not', () => {
  expect(routes.length).toBeGreaterThan(100);
  for (const { path, index } of routes) {
    const pattern = index ? '' : (path ?? '');
    const kind = getPageKind(`/${pattern.replace(/:\w+/g, 'some-id')}`);
    if (UNCOUNTED.test(pattern)) expect(kind, pattern).toBeUndefined();
    else
      expect(
        kind,
        `${pattern}: give it a kind in app/domain/measurements/page-kind.ts, or list it above`,
      ).toBeDefined();
  }
});
