import { expect, inject, it } from 'vitest';
import { sampleUsers } from '~/content/samples/sample-users';
import { postForm } from '../support/post-form';
import { toCookieHeader } from '../support/send-request';
import { getPageWithCookie } from '../support/sign-in-as';

const TITLE = 'Not signed in: your browser saves no cookies.';

const { email = '', password = '' } = sampleUsers.find(({ role }) => role === 'user') ?? {};

it.each([
  ['the form', '/auth/sign-in', { email, password, redirectTo: '/account/profile' }, '/account/profile'],
  ['the form without a page', '/auth/sign-in', { email, password }, '/account'],
  ['a button of the demo', '/dev/demo', { persona: 'user' }, '/account'],
])(
  'R-SIGNIN-1: after %s, a browser without the cookie reads why it is not signed in',
  async (_, path, fields, target) => {
    const response = await postForm(inject('siteUrl'), { path, fields });
    expect(response.status).toBe(303);
    const next = response.headers.location ?? '';
    const refused = await getPageWithCookie(next, '');
    expect(refused.status).toBe(200);
    expect(refused.text).toContain(TITLE);
    // The next attempt leads to the same page.
    expect(refused.text).toContain(`name="redirectTo" value="${target}"`);

    const accepted = await getPageWithCookie(next, toCookieHeader(response));
    expect([accepted.status, accepted.headers.location]).toEqual([302, target]);
  },
);
