import { CSRF_COOKIE, CSRF_HEADER } from '~/domain/site/csrf';
import type { HostileRequest } from './find-failures';
import { createHostileJson } from './json-mutations';
import { drawSamples } from './samples';

const TOKEN = '0123456789012345678901';

/** The cookie that belongs to the CSRF header of the requests. */
export const csrfCookie = `${CSRF_COOKIE}=${TOKEN}`;

const proof = {
  id: 'AAAA',
  rawId: 'AAAA',
  type: 'public-key',
  clientExtensionResults: {},
  response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA', userHandle: 'AAAA' },
};

/** Valid bodies of all JSON requests. */
const calls: readonly { path: string; bodies: readonly unknown[] }[] = [
  { path: '/login', bodies: [{ email: 'asha@example.in', password: 'seventeen small grey tiles' }] },
  {
    path: '/shop/quote',
    bodies: [
      {
        lines: [
          { productId: 'mosaic-mug', quantity: 2, unitPrice: 100, options: { color: 'Bone', size: 'M' } },
        ],
      },
    ],
  },
  {
    path: '/auth/organisation',
    bodies: [
      { step: 'begin' },
      { step: 'finish', idToken: 'a.b.c', redirectTo: '/account/profile', timeZone: 'Asia/Kolkata' },
    ],
  },
  {
    path: '/auth/passkey',
    bodies: [{ step: 'begin' }, { step: 'finish', proof, redirectTo: '/', timeZone: 'Asia/Kolkata' }],
  },
  {
    path: '/account/security/passkeys',
    bodies: [{ step: 'begin' }, { step: 'finish', response: proof, name: 'A key' }],
  },
];

const MUTATIONS = 14;
const TYPES = ['application/json', 'Application/JSON; charset=utf-8', 'text/plain'] as const;

/** All JSON requests with almost valid bodies. */
export const listJsonRequests = (): HostileRequest[] =>
  calls.flatMap(({ path, bodies }) =>
    bodies.flatMap((body, index) =>
      drawSamples(`JSON ${index} of ${path}`, createHostileJson(body), MUTATIONS).map((sent, round) => ({
        label: `JSON to ${path}`,
        method: 'POST',
        path,
        headers: {
          'Sec-Fetch-Site': 'same-origin',
          'Content-Type': TYPES[round % 8] ?? TYPES[0],
          [CSRF_HEADER]: TOKEN,
        },
        body: sent,
      })),
    ),
  );
