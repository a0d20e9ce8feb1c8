import fc from 'fast-check';
import { expect, it } from 'vitest';
import { canonicalEmail } from './canonical-email';

it.each([
  ['Asha.Rao@Example.com', 'asha.rao@example.com'],
  [' asha@example.com ', 'asha@example.com'],
  ['asha+shop@example.com', 'asha@example.com'],
  ['asha+a+b@example.com', 'asha@example.com'],
  ['+asha@example.com', '+asha@example.com'],
  ['a.s.h.a+x@gmail.com', 'asha@gmail.com'],
  ['Asha@GoogleMail.com', 'asha@gmail.com'],
  ['a_s-h.a@pm.me', 'asha@proton.me'],
  ['asha.rao@me.com', 'asha.rao@icloud.com'],
  ['asha@bücher.example', 'asha@xn--bcher-kva.example'],
  ['asha@example.com.', 'asha@example.com'],
  ['ASHA@example.com', 'asha@example.com'],
])('%s is counted as %s', (email, canonical) => {
  expect(canonicalEmail(email)).toBe(canonical);
});

it('keeps different mailboxes of other providers apart', () => {
  expect(canonicalEmail('a.sha@example.com')).not.toBe(canonicalEmail('asha@example.com'));
  expect(canonicalEmail('asha@example.com')).not.toBe(canonicalEmail('asha@example.org'));
});

it('folding twice changes nothing more', () => {
  fc.assert(
    fc.property(fc.emailAddress(), (email) => {
      const once = canonicalEmail(email);
      expect(canonicalEmail(once)).toBe(once);
      expect(canonicalEmail(email.toUpperCase())).toBe(once);
    }),
  );
});

it('takes any text', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(canonicalEmail(text)).toBe(canonicalEmail(` ${text} `));
    }),
  );
});
