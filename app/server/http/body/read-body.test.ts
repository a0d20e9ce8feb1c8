import { describe, expect, it } from 'vitest';
import { isUuid } from '~/domain/text/uuid';
import { readFormKey, readVersion } from './read-body.server';

const readKey = (key?: string) => {
  const form = new FormData();
  if (key !== undefined) form.set('key', key);
  return readFormKey(form);
};

it('reads the UUID of a form', () => {
  const key = '01990000-0000-7000-8000-000000000000';
  expect(readKey(key)).toBe(key);
});

it.each([undefined, '', 'x', "' or true --"])('makes a new one in place of %j', (key) => {
  expect(isUuid(readKey(key))).toBe(true);
  expect(readKey(key)).not.toBe(readKey(key));
});

function readShownVersion(version?: string): number {
  const form = new FormData();
  if (version !== undefined) form.set('version', version);
  return readVersion(form);
}

describe('The version of a form', () => {
  it('is the number that the form shows', () => {
    expect(readShownVersion('0')).toBe(0);
    expect(readShownVersion('12')).toBe(12);
  });

  it.each([undefined, '', ' ', 'two', '-3', '1.5', '2147483648'])(
    'equals no stored version when the form sends %j',
    (version) => {
      expect(readShownVersion(version)).toBeLessThan(0);
    },
  );
});
