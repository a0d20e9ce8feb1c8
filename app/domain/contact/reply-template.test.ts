import fc from 'fast-check';
import { expect, test } from 'vitest';
import { replyTemplateSchema } from './inbox-forms';
import { fillReplyTemplate, findUnknownPlaceholder, getPlaceholderValues } from './reply-template';

const text = 'Hello {first name},\n\nthank you for your {kind} about {company}.';

test('a template is filled with the values of a message', () => {
  const values = getPlaceholderValues({
    name: 'Asha Rao',
    kind: 'Demo request',
    company: 'Kaveri Press Pvt. Works',
  });
  expect(fillReplyTemplate(text, values)).toBe(
    'Hello Asha,\n\nthank you for your demo request about Kaveri Press Pvt. Works.',
  );
});

test('without values it still is a sentence', () => {
  expect(fillReplyTemplate(text, getPlaceholderValues({ kind: 'Message' }))).toBe(
    'Hello there,\n\nthank you for your message about your company.',
  );
});

test.each(['https://evil.example', 'evil.example', '<b>', 'a@b.example', 'x'.repeat(100), 'a\nb'])(
  '%j is no name and no company',
  (evil) => {
    expect(getPlaceholderValues({ name: evil, kind: 'Message', company: evil })).toEqual({ kind: 'message' });
  },
);

test('values are never read as placeholders, and braces without a name stay', () => {
  expect(fillReplyTemplate('{company} {} {x}', { company: '{kind}' })).toBe('{kind} {} {x}');
  fc.assert(
    fc.property(fc.string(), (any) => {
      const hasBraces = /[{}]/.test(any);
      if (!hasBraces) expect(fillReplyTemplate(any, {})).toBe(any);
    }),
  );
});

test('an unknown placeholder is found and refused', () => {
  expect(findUnknownPlaceholder(text)).toBeUndefined();
  expect(findUnknownPlaceholder('Hello {first name} {firstname}')).toBe('{firstname}');
  const { error } = replyTemplateSchema.safeParse({ name: 'Thanks', text: 'Hello {friend}', version: '0' });
  expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['text', '{friend} is not known. There are {first name}, {kind} and {company}.'],
  ]);
});
