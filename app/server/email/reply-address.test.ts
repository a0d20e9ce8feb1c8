import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createReplyAddress, readReplyAddress } from './reply-address.server';

const secret = 'of the tests';
const create = (id: string, mailbox = 'hello@example.com') => createReplyAddress({ secret, mailbox }, id);

test('R-INBOX-8: a signed address is read from a header, in any case', () => {
  fc.assert(
    fc.property(fc.uuid(), (id) => {
      const address = create(id);
      expect(address).toMatch(/^hello\+[0-9a-f]{48}@example\.com$/);
      expect(readReplyAddress(secret, `"A, B" <${address}>, other@example.com`)).toBe(id);
      expect(readReplyAddress(secret, address.toUpperCase())).toBe(id);
    }),
  );
});

test('R-INBOX-8: the part before the @ has at most 64 characters', () => {
  const [local = ''] = create('01990000-0000-7000-8000-000000000001', 'fifteen.letters@example.com').split(
    '@',
  );
  expect(local.length).toBe(64);
});

test('R-INBOX-8: another secret, another id and a changed signature are no signed address', () => {
  fc.assert(
    fc.property(fc.uuid(), fc.nat({ max: 47 }), fc.constantFrom('0', '7', 'f'), (id, at, digit) => {
      const address = create(id);
      const changed = address.slice(0, 6 + at) + digit + address.slice(7 + at);
      if (changed !== address) expect(readReplyAddress(secret, changed)).toBeUndefined();
      expect(readReplyAddress('another', address)).toBeUndefined();
    }),
  );
});

test('R-INBOX-8: of several addresses the first signed one counts', () => {
  const [first, second] = ['01990000-0000-7000-8000-000000000001', '01990000-0000-7000-8000-000000000002'];
  const forged = `hello+${'0'.repeat(48)}@example.com`;
  expect(readReplyAddress(secret, `${forged}, ${create(first ?? '')}, ${create(second ?? '')}`)).toBe(first);
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(readReplyAddress(secret, text)).toBeUndefined();
    }),
  );
});
