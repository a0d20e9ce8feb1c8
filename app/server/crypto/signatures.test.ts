import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  createLinkKey,
  isValidLinkKey,
  readSignedText,
  type SigningPurpose,
  signForAuth,
  signText,
} from './signatures.server';

const secret = fc.string({ minLength: 1 });
const purposes: readonly SigningPurpose[] = [
  ...([
    'sign-up',
    'password-reset',
    'email-change',
    'email-change-stop',
    'keep-profile',
    'order',
    'order-email',
    'lead-email',
    'discount-person',
  ] as const),
  ...(['newsletter-confirm', 'newsletter-leave', 'notices-leave:projects', 'notices-leave:answers'] as const),
  ...(['cookie:tessera.device', 'cookie:tessera.sign_up', 'sign-in-nonce:mark'] as const),
];

describe('signed text', () => {
  test('can be read with the same secret and purpose only', () => {
    fc.assert(
      fc.property(secret, secret, fc.string(), (right, wrong, text) => {
        const signed = signText(right, 'order', text);
        expect(readSignedText(right, 'order', signed)).toBe(text);
        expect(readSignedText(right, 'sign-up', signed)).toBeUndefined();
        if (wrong !== right) expect(readSignedText(wrong, 'order', signed)).toBeUndefined();
      }),
    );
  });

  test('cannot be changed', () => {
    fc.assert(
      fc.property(secret, fc.string(), fc.string(), (key, text, other) => {
        const signature = signText(key, 'order', text).slice(text.length);
        if (other !== text) expect(readSignedText(key, 'order', other + signature)).toBeUndefined();
        expect(readSignedText(key, 'order', other)).toBeUndefined();
        expect(readSignedText(key, 'order', `${text}${signature}=`)).toBeUndefined();
      }),
    );
  });

  test('no purpose begins with another purpose and a colon', () => {
    for (const purpose of purposes)
      expect(purposes.filter((other) => other.startsWith(`${purpose}:`))).toEqual([]);
  });

  test.each(purposes)('a text and a key signed for "%s" are valid for no other purpose', (purpose) => {
    const others = purposes.filter((other) => other !== purpose);
    const signed = signText('s', purpose, 'id');
    const key = createLinkKey('s', purpose, 'id');
    expect(others.filter((other) => readSignedText('s', other, signed) !== undefined)).toEqual([]);
    expect(others.filter((other) => isValidLinkKey('s', other, { id: 'id', key }))).toEqual([]);
    expect(isValidLinkKey('s', purpose, { id: 'id', key })).toBe(true);
    expect(readSignedText('s', purpose, `id.${signForAuth('s', 'id')}`)).toBeUndefined();
  });

  test('links that were sent before stay valid', () => {
    expect(createLinkKey('a secret', 'order', '42')).toBe('ZqbIIMqV7QCK6YTism_9vpP8MmZzf37E');
    expect(signText('a secret', 'keep-profile', '42')).toBe('42.xqa6INUU65K-QcgqfcQgBI-W0p9M_bGnVVjKBVhmJz4');
  });
});
