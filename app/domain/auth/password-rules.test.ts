import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sampleUsers } from '~/content/samples/sample-users';
import { COMMON_PASSWORD_WORDS } from './common-passwords';
import {
  countUnpredictableCharacters,
  PASSWORD_LENGTH,
  ratePasswordStrength,
  validateNewPassword,
  validatePassword,
} from './password-rules';

const meera = { name: 'Meera Raghunath', email: 'meera.raghunath@kaveri-press.example' };

describe('a new password', () => {
  test.each([
    'set one tile at a time',
    'Kolam-at-dawn-7',
    'மழை பெய்கிறது இன்று',
    'correct battery of staples',
    'x9#kLm!2vQ',
    'naïve café crème',
  ])('%s is accepted', (password) => {
    expect(validatePassword(password, meera)).toBeUndefined();
    expect(ratePasswordStrength(password, meera)).toBeGreaterThan(0);
  });

  test.each([
    ['', 'Please enter a password'],
    ['short', 'at least 10'],
    ['x'.repeat(129), 'at most 128'],
    ['password123', 'too common'],
    ['P@ssw0rd2026!', 'too common'],
    ['Welcome@12345', 'too common'],
    ['jaishreeram1', 'too common'],
    ['123India!!123', 'too common'],
    ['lovelovelove', 'too common'],
    ['1234567890', 'too simple'],
    ['qwertyuiop[]', 'too common'],
    ['aaaaaaaaaaaa', 'too simple'],
    ['ababababababab', 'too simple'],
    ['zyxwvutsrqponm', 'too simple'],
    ['POIUYTREWQPOIU', 'too simple'],
    ['MEERA.RAGHUNATH', 'your name or address'],
    ['meera.raghunath', 'your name or address'],
    ['Raghunath2026', 'your name or address'],
    ['kaveri-press1', 'your name or address'],
    ['tab\tin between', 'cannot be typed'],
  ])('%j: %s', (password, issue) => {
    expect(validatePassword(password, meera)).toContain(issue);
  });

  test('the shortest and the longest password are accepted', () => {
    const long = 'kiln tile grout set '.repeat(7);
    for (const [password, isAccepted] of [
      ['kilntgrou', false],
      ['kilntgroux', true],
      [long.slice(0, 128), true],
      [long.slice(0, 129), false],
    ] as const)
      expect(validatePassword(password) === undefined, password).toBe(isAccepted);
  });

  test('name and address count as nothing; what is left needs six characters, and short words are ignored', () => {
    expect(validatePassword('Raghunath-kiln', meera)).toContain('your name or address');
    expect(validatePassword('Raghunath-kilns', meera)).toBeUndefined();
    expect(validatePassword('anna.ANNA.kil', { name: 'Anna' })).toContain('your name or address');
    expect(validatePassword('ann lid orb cup', { name: 'Ann Lid', email: 'orb@cup.in' })).toBeUndefined();
  });

  /** Each character differs from the one before, and follows it on no keyboard. */
  const base = 'ktmx'.repeat(5);

  test.each([
    ['ktmxkttttt', 1],
    [base.slice(0, 11), 1],
    [base.slice(0, 12), 2],
    [base.slice(0, 15), 2],
    [base.slice(0, 16), 3],
    [base.slice(0, 19), 3],
    [base, 4],
    [`K${base.slice(1, 10)}`, 2],
    [`K${base.slice(1, 11)}4`, 3],
    [`K${base.slice(1, 11)}4!`, 3],
    [`K${base.slice(1, 12)}4!`, 4],
    [`meera-${base.slice(0, 10)}`, 2],
  ])('the strength of %s is %i', (password, strength) => {
    expect(ratePasswordStrength(password, meera)).toBe(strength);
  });

  test('a common word with digits and punctuation around it is refused', () => {
    const word = fc.constantFrom(...COMMON_PASSWORD_WORDS);
    const around = fc.string({ unit: fc.constantFrom(...'0123456789#._- '), maxLength: 8 });
    fc.assert(
      fc.property(around, word, around, (before, common, after) => {
        expect(validatePassword(before + common + after)).toBeDefined();
      }),
    );
  });

  test('the strength is 0 exactly for refused passwords', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 140, unit: 'grapheme' }), (password) => {
        expect(ratePasswordStrength(password) === 0).toBe(validatePassword(password) !== undefined);
      }),
    );
  });

  test('one more unrelated character never lowers the count of unpredictable characters', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: PASSWORD_LENGTH.max - 1 }), (password) => {
        expect(countUnpredictableCharacters(`${password}§`)).toBeGreaterThanOrEqual(
          countUnpredictableCharacters(password),
        );
      }),
    );
  });

  test('breached passwords are looked up last, after all other rules passed', async () => {
    const lookups: string[] = [];
    const isBreached = async (password: string) => {
      lookups.push(password);
      return password === 'set one tile at a time';
    };
    const validate = (password: string) => validateNewPassword(password, meera, isBreached);
    expect(await validate('password123')).toContain('too common');
    expect(await validate('meera.raghunath')).toContain('your name or address');
    expect(lookups).toEqual([]);
    expect(await validate('set one tile at a time')).toContain('found in a data breach');
    expect(await validate('Kolam-at-dawn-7')).toBeUndefined();
  });

  test('the passwords of the sample accounts are accepted', () => {
    for (const { email, firstName, lastName, password } of sampleUsers)
      expect(validatePassword(password, { email, name: `${firstName} ${lastName}` })).toBeUndefined();
  });
});
