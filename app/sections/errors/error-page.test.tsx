import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { UNSAFE_ErrorResponseImpl as ErrorResponse, MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { ErrorPage } from './error-page';

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
  const page = (
    <MemoryRouter>
      <ErrorPage error={error} />
    </MemoryRouter>
  );
  const html = await text((await prerenderToNodeStream(page)).prelude);
  expect(html).toContain(`<title>${title} · `);
  expect(html).toContain(`${heading}</h1>`);
  expect(html).not.toContain('inner detail');
});
