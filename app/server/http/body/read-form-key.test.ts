import { expect, it } from 'vitest';
import { UUID_PATTERN } from '~/domain/text/uuid';
import { readFormKey } from './read-form-key.server';

const read = (key?: string) => {
  const form = new FormData();
  if (key !== undefined) form.set('key', key);
  return readFormKey(form);
};

it('reads the UUID of a form', () => {
  const key = '01990000-0000-7000-8000-000000000000';
  expect(read(key)).toBe(key);
});

it.each([undefined, '', 'x', "' or true --"])('makes a new one in place of %j', (key) => {
  expect(read(key)).toMatch(UUID_PATTERN);
  expect(read(key)).not.toBe(read(key));
});
