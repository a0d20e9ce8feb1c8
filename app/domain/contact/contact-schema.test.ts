import { describe, expect, test } from 'vitest';
import { contactFormSchema } from './contact-schema';
import { HONEYPOT_FIELD } from './lead-schemas';

const schema = contactFormSchema({ today: '2026-11-21', products: ['hackmatrix', 'converge'] });
const filled = { name: 'Asha', email: 'asha@example.in', topic: 'project', message: 'We need a website.' };

function faults(value: unknown): Record<string, string> {
  const issues = schema.safeParse(value).error?.issues ?? [];
  return Object.fromEntries(issues.map((issue) => [issue.path.join('.'), issue.message]));
}

describe('Contact form', () => {
  test('company and phone are optional', () => {
    expect(schema.parse({ ...filled, company: '', phone: '' })).toEqual({ ...filled });
    expect(schema.parse({ ...filled, company: ' Acme ', phone: '98765 43210' })).toEqual({
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

  test('a filled honeypot is no fault of the form', () => {
    expect(faults({ ...filled, [HONEYPOT_FIELD]: 'https://x.example' })).toEqual({});
  });
});

describe('What a topic asks for', () => {
  test('is kept, in the form in which it is worked with', () => {
    const hackathon = {
      ...filled,
      topic: 'hackathon',
      people: '1,200',
      date: '2027-02-26',
      city: 'Hubballi',
    };
    expect(schema.parse(hackathon)).toEqual({ ...hackathon, people: 1200 });
    expect(schema.parse({ ...filled, topic: 'products', product: 'converge' })).toHaveProperty('product');
  });

  test('and another does not is left out, with whatever was wrong in it', () => {
    const value = { ...filled, people: 'many', date: '2001-01-01', product: 'free-money', reference: 'TS-1' };
    expect(schema.parse(value)).toEqual(filled);
  });

  test('is refused when it cannot be', () => {
    expect(faults({ ...filled, budget: 'a lot' })).toHaveProperty('budget');
    expect(faults({ ...filled, topic: 'products', product: 'free-money' })).toHaveProperty('product');
    expect(faults({ ...filled, topic: 'hackathon', people: '0', date: '2026-11-20' })).toEqual({
      people: expect.stringContaining('from 1 to'),
      date: 'This day has passed. Which one is meant?',
    });
    expect(faults({ ...filled, topic: 'support', reference: 'x'.repeat(81) })).toHaveProperty('reference');
  });
});

test.each([null, 'text', 7, [], ['topic']])('%j is no form', (value) => {
  expect(schema.safeParse(value).success).toBe(false);
});
