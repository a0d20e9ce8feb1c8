import fc from 'fast-check';
import { expect, it } from 'vitest';
import { canonicaliseEmail } from './canonical-email';

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
])('%s becomes %s', (email, canonical) => {
  expect(canonicaliseEmail(email)).toBe(canonical);
});

it('distinguishes mailboxes of other providers', () => {
  expect(canonicaliseEmail('a.sha@example.com')).not.toBe(canonicaliseEmail('asha@example.com'));
  expect(canonicaliseEmail('asha@example.com')).not.toBe(canonicaliseEmail('asha@example.org'));
});

it('canonicalising twice changes nothing', () => {
  fc.assert(
    fc.property(fc.emailAddress(), (email) => {
      const once = canonicaliseEmail(email);
      expect(canonicaliseEmail(once)).toBe(once);
      expect(canonicaliseEmail(email.toUpperCase())).toBe(once);
    }),
  );
});

it('accepts any text', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(canonicaliseEmail(text)).toBe(canonicaliseEmail(` ${text} `));
    }),
  );
});
