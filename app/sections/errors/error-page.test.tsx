import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { UNSAFE_ErrorResponseImpl as ErrorResponse, MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { ErrorPage } from './error-page';

async function renderError(error: unknown, path = '/'): Promise<string> {
  const page = (
    <MemoryRouter initialEntries={[path]}>
      <ErrorPage error={error} />
    </MemoryRouter>
  );
  return await text((await prerenderToNodeStream(page)).prelude);
}

afterEach(() => {
  vi.unstubAllEnvs();
});

const createResponse = (status: number) => new ErrorResponse(status, '', 'inner detail');

test.each([
  ['an unknown page', createResponse(404), 'Page not found', 'This tile is missing.'],
  ['too many requests', createResponse(429), 'That was a lot at once', 'That was a lot at once.'],
  ['an unsupported method', createResponse(405), 'This page cannot do that', 'This page cannot do that.'],
  ['an invalid value', createResponse(400), 'This page cannot do that', 'This page cannot do that.'],
  [
    'an unreadable form',
    new ErrorResponse(415, '', { unreadable: 'form' }),
    'This form could not be read',
    'This form could not be read.',
  ],
  ['a server error', createResponse(503), 'Something broke on our side', 'Something broke on our side.'],
  ['an error', new Error('inner detail'), 'Something broke on our side', 'Something broke on our side.'],
  ['a thrown string', 'inner detail', 'Something broke on our side', 'Something broke on our side.'],
])('%s has a title and an explanation, but no internal details', async (_, error, title, heading) => {
  vi.stubEnv('DEV', false);
  const html = await renderError(error);
  expect(html).toContain(`<title>${title} · `);
  expect(html).toContain(`${heading}</h1>`);
  expect(html).not.toContain('inner detail');
});

test('in development: an error is shown with its stack trace', async () => {
  const error = new Error('inner detail');
  expect(await renderError(error)).toMatch(/inner detail\s+at .*error-page\.test\.tsx/);
});

test.each([
  ['/newsletter/confirm/x', 'Newsletter', '/newsletter'],
  ['/stock-alerts/leave/x', 'Emails about sold-out products', '/shop/index'],
  ['/notices/leave/projects/x', 'Email notifications', '/account/notifications#choices'],
  ['/messages/x', 'Your message to us', '/contact'],
  ['/quotes/x', 'Quote', '/contact'],
  ['/project-invoices/x', 'Invoice of a project', '/contact'],
  ['/shop/orders/x/tickets', 'Your order', '/shop/orders'],
])('R-ROUTE-11: %s without content names “%s” and leads to %s', async (path, subject, href) => {
  const html = await renderError(createResponse(404), path);
  expect(html).toContain('<title>This link does not work · ');
  expect(html).toContain('This link does not work.</h1>');
  expect(html).toContain(`>${subject}</p>`);
  expect(html).toContain(`href="${href}"`);
  expect(html).toContain('<meta name="referrer" content="no-referrer"/>');
  expect(html).not.toContain('Did you mean');
});

test('the page that sends the link of an order again is not itself such a link', async () => {
  expect(await renderError(createResponse(404), '/shop/orders')).toContain('This tile is missing.</h1>');
});
