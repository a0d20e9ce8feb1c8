import { describe, expect, test } from 'vitest';
import { HONEYPOT_FIELD, leadSchema, looksAutomated } from './lead';

const filled = { name: 'Asha', email: 'asha@example.in', topic: 'project', message: 'We need a website.' };

function faults(value: unknown): Record<string, string> {
  const issues = leadSchema.safeParse(value).error?.issues ?? [];
  return Object.fromEntries(issues.map((issue) => [issue.path.join('.'), issue.message]));
}

describe('Contact form', () => {
  test('company and phone are optional', () => {
    expect(leadSchema.parse({ ...filled, company: '', phone: '' })).toEqual({ ...filled });
    expect(leadSchema.parse({ ...filled, company: ' Acme ', phone: '98765 43210' })).toEqual({
      ...filled,
      company: 'Acme',
      phone: '+919876543210',
    });
  });

  test('a message has 10 to 4000 characters', () => {
    expect(faults({ ...filled, message: 'Too short' })).toEqual({
      message: 'Your message needs at least 10 characters.',
    });
    expect(faults({ ...filled, message: 'x'.repeat(4001) })).toEqual({
      message: 'Your message can have at most 4000 characters.',
    });
    expect(faults({ ...filled, message: 'x'.repeat(4000) })).toEqual({});
  });

  test('an empty form says what is needed', () => {
    expect(faults({})).toEqual({
      name: 'Your name is needed.',
      email: 'E-mail address is needed.',
      topic: 'Please choose what it is about.',
      message: 'Your message is needed.',
    });
  });

  test('a filled honeypot gives the sender away without a fault', () => {
    expect(looksAutomated(leadSchema.parse({ ...filled, [HONEYPOT_FIELD]: 'https://x.example' }))).toBe(true);
    expect(looksAutomated(leadSchema.parse({ ...filled, [HONEYPOT_FIELD]: '' }))).toBe(false);
    expect(looksAutomated(leadSchema.parse(filled))).toBe(false);
  });
});
