import { describe, expect, it } from 'vitest';
import { readVersion } from './read-version.server';

function read(version?: string): number {
  const form = new FormData();
  if (version !== undefined) form.set('version', version);
  return readVersion(form);
}

describe('The version of a form', () => {
  it('is the number that the form shows', () => {
    expect(read('0')).toBe(0);
    expect(read('12')).toBe(12);
  });

  it.each([undefined, '', ' ', 'two', '-3', '1.5'])(
    'equals no stored version when the form sends %j',
    (version) => {
      expect(read(version)).toBeLessThan(0);
    },
  );
});
