import { expect, it } from 'vitest';
import { getPageWithCookie, getSharedSession } from '../support/sign-in-as';

it('the overview has the last order, the next milestone, what is unread, and what to finish', async () => {
  const { text } = await getPageWithCookie('/account', await getSharedSession('user'));
  const readPart = (title: string) =>
    new RegExp(`>${title}<.*?(?=<section|</main>)`, 's').exec(text)?.[0] ?? '';
  expect(readPart('Your last order')).toMatch(/href="\/account\/order-history\/TS-\d{4}-\d{6}"/);
  expect(readPart('Next milestone')).toMatch(/href="\/account\/projects\//);
  expect(readPart('Unread')).toContain('href="/account/notifications');
  expect(readPart('To finish')).toContain('Add a passkey or two-factor sign-in');
});
