import { expect, inject, it } from 'vitest';
import { sampleUsers } from '~/content/samples/sample-users';
import { postForm } from '../support/post-form';
import { getPageWithCookie, getSharedSession } from '../support/sign-in-as';

it('a sign-in leads to the overview', async () => {
  const { email = '', password = '' } = sampleUsers.find(({ role }) => role === 'user') ?? {};
  const { headers } = await postForm(inject('siteUrl'), {
    path: '/auth/sign-in',
    fields: { email, password },
  });
  expect(headers.location).toBe('/account');
});

it('the overview has the last order, the next milestone, what is unread, and what to finish', async () => {
  const { text } = await getPageWithCookie('/account', await getSharedSession('user'));
  const readPart = (title: string) =>
    new RegExp(`>${title}<.*?(?=<section|</main>)`, 's').exec(text)?.[0] ?? '';
  expect(readPart('Your last order')).toMatch(/href="\/account\/order-history\/TS-\d{4}-\d{6}"/);
  expect(readPart('Next milestone')).toMatch(/href="\/account\/projects\//);
  expect(readPart('Unread')).toContain('href="/account/notifications');
  expect(readPart('To finish')).toContain('Add a passkey or two-factor sign-in');
});
