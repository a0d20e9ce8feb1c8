import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import {
  emailField,
  optionalField,
  plainText,
  requiredCheckbox,
  textAreaField,
  textField,
} from './form-fields';

const city = textField({ label: 'City', max: 10, min: 2 });
const note = textAreaField({ label: 'Your note', max: 20 });

function listMessages(schema: z.ZodType, value: unknown): string[] {
  return schema.safeParse(value).error?.issues.map((issue) => issue.message) ?? [];
}

describe('a line of text', () => {
  test('is trimmed, normalised to NFC, without double spaces', () => {
    expect(city.parse('  New   Delhi ')).toBe('New Delhi');
    expect(city.parse('New\tDelhi\t')).toBe('New Delhi');
    expect(city.parse('Cafe\u0301')).toBe('Café');
  });

  test('is measured after it is normalised', () => {
    expect(city.parse(`  ${'é'.normalize('NFD').repeat(10)}  `)).toHaveLength(10);
    expect(listMessages(city, 'x'.repeat(11))).toEqual(['City can have at most 10 characters.']);
    expect(listMessages(city, 'x')).toEqual(['City needs at least 2 characters.']);
  });

  test.each([
    ['a line', textField({ label: 'City', max: 10 })],
    ['several lines', textAreaField({ label: 'City', max: 10 })],
    ['a value', plainText({ label: 'City', max: 10 })],
  ])('%s that is too long is read by no further check', (_, field) => {
    const read: string[] = [];
    const checked = field.refine((value) => read.push(value) > 0);
    expect(listMessages(checked, 'x'.repeat(11))).toEqual(['City can have at most 10 characters.']);
    expect(listMessages(checked, 'x'.repeat(10))).toEqual([]);
    expect(read).toEqual(['x'.repeat(10)]);
  });

  test.each([undefined, '', '   ', '\t'])('%j has one issue: it is required', (value) => {
    expect(listMessages(city, value)).toEqual(['City is needed.']);
  });

  test('the verb fits a label in the plural', () => {
    const terms = textField({ label: 'The terms', isPlural: true, min: 2, max: 10 });
    expect(['', 'x', 'a\u200Bb'].map((value) => listMessages(terms, value))).toEqual([
      ['The terms are needed.'],
      ['The terms need at least 2 characters.'],
      ['The terms contain characters that cannot be used.'],
    ]);
  });

  test.each(['a\u0000b', 'a\nb', 'a\u001Bb', 'a\u202Eb', 'a\u200Bb', 'a\uD800b'])(
    '%j is refused',
    (value) => {
      expect(listMessages(city, value)).toEqual(['City contains characters that cannot be used.']);
    },
  );

  test('joiners that Indian scripts need are allowed', () => {
    expect(city.parse('ക\u200Dഷ\u200C')).toBe('ക\u200Dഷ\u200C');
  });
});

test('a text area keeps line breaks and refuses other control characters', () => {
  expect(note.parse(' one\r\ntwo\rthree\t ')).toBe('one\ntwo\nthree');
  expect(listMessages(note, 'a\u0000b')).toEqual(['Your note contains characters that cannot be used.']);
});

test('a blank optional field is absent; an invalid one has an issue', () => {
  const form = z.object({ city: optionalField(city) });
  expect(form.parse({})).toEqual({});
  expect(form.parse({ city: ' ' }).city).toBeUndefined();
  expect(form.parse({ city: ' Pune ' }).city).toBe('Pune');
  expect(listMessages(form, { city: 'x' })).toEqual(['City needs at least 2 characters.']);
});

test('an optional group of blank fields is absent; otherwise every field is checked', () => {
  const form = z.object({ billing: optionalField(z.object({ city, street: city })) });
  expect(form.parse({ billing: { city: '', street: ' ' } }).billing).toBeUndefined();
  expect(listMessages(form, { billing: { city: 'Pune', street: '' } })).toEqual(['City is needed.']);
});

test('emails become lower case', () => {
  expect(emailField().parse(' Asha@Example.IN ')).toBe('asha@example.in');
});

test.each(['asha', 'asha@', '@x.in', 'a b@x.in', 'asha@localhost', 'a@x..in'])('%s is no email', (value) => {
  expect(listMessages(emailField(), value)).toEqual([
    'This does not look like an email address. It should be like name@example.com.',
  ]);
});

test('a required checkbox must be ticked', () => {
  for (const value of [true, 'on', 'true']) expect(requiredCheckbox('Tick.').parse(value)).toBe(true);
  for (const value of [undefined, false, '', 'off', 'false'])
    expect(listMessages(requiredCheckbox('Tick.'), value)).toEqual(['Tick.']);
});
