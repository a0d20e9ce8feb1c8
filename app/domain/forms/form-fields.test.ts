import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { emailField, optionalField, requiredCheckbox, textAreaField, textField } from './form-fields';

const city = textField({ label: 'City', max: 10, min: 2 });
const note = textAreaField({ label: 'Your note', max: 20 });

function faults(schema: z.ZodType, value: unknown): string[] {
  return schema.safeParse(value).error?.issues.map((issue) => issue.message) ?? [];
}

describe('a line of text', () => {
  test('is trimmed, composed and freed of double spaces', () => {
    expect(city.parse('  New   Delhi ')).toBe('New Delhi');
    expect(city.parse('Cafe\u0301')).toBe('Café');
  });

  test('is measured after tidying', () => {
    expect(city.parse(`  ${'é'.normalize('NFD').repeat(10)}  `)).toHaveLength(10);
    expect(faults(city, 'x'.repeat(11))).toEqual(['City can have at most 10 characters.']);
    expect(faults(city, 'x')).toEqual(['City needs at least 2 characters.']);
  });

  test.each([undefined, '', '   ', '\t'])('%j says that it is needed, once', (value) => {
    expect(faults(city, value)).toEqual(['City is needed.']);
  });

  test.each(['a\u0000b', 'a\nb', 'a\u001Bb', 'a\u202Eb', 'a\u200Bb', 'a\uD800b'])(
    '%j is refused',
    (value) => {
      expect(faults(city, value)).toEqual(['City contains characters that cannot be used.']);
    },
  );

  test('joiners that Indian scripts need are allowed', () => {
    expect(city.parse('ക\u200Dഷ\u200C')).toBe('ക\u200Dഷ\u200C');
  });
});

test('a paragraph keeps its lines and refuses other control characters', () => {
  expect(note.parse(' one\r\ntwo\rthree\t ')).toBe('one\ntwo\nthree');
  expect(faults(note, 'a\u0000b')).toEqual(['Your note contains characters that cannot be used.']);
});

test('an optional field left blank is absent; a wrong one is a fault', () => {
  const form = z.object({ city: optionalField(city) });
  expect(form.parse({})).toEqual({});
  expect(form.parse({ city: ' ' }).city).toBeUndefined();
  expect(form.parse({ city: ' Pune ' }).city).toBe('Pune');
  expect(faults(form, { city: 'x' })).toEqual(['City needs at least 2 characters.']);
});

test('an optional group of untouched fields is absent; a touched one is checked as a whole', () => {
  const form = z.object({ billing: optionalField(z.object({ city, street: city })) });
  expect(form.parse({ billing: { city: '', street: ' ' } }).billing).toBeUndefined();
  expect(faults(form, { billing: { city: 'Pune', street: '' } })).toEqual(['City is needed.']);
});

test('e-mail addresses become lower case', () => {
  expect(emailField().parse(' Asha@Example.IN ')).toBe('asha@example.in');
});

test.each(['asha', 'asha@', '@x.in', 'a b@x.in', 'asha@localhost', 'a@x..in'])(
  '%s is no e-mail address',
  (value) => {
    expect(faults(emailField(), value)).toEqual([
      'This does not look like an e-mail address. It should be like name@example.com.',
    ]);
  },
);

test('a box must be ticked', () => {
  for (const value of [true, 'on', 'true']) expect(requiredCheckbox('Tick.').parse(value)).toBe(true);
  for (const value of [undefined, false, '', 'off', 'false'])
    expect(faults(requiredCheckbox('Tick.'), value)).toEqual(['Tick.']);
});
