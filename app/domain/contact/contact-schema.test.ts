import { describe, expect, test } from 'vitest';
import { HONEYPOT_FIELD } from '../forms/spam-fields';
import { createContactSchema } from './contact-schema';

const schema = createContactSchema({ today: '2026-11-21', products: ['hackmatrix', 'converge'] });
const validForm = { name: 'Asha', email: 'asha@example.in', topic: 'project', message: 'We need a website.' };

function listIssues(value: unknown): Record<string, string> {
  const issues = schema.safeParse(value).error?.issues ?? [];
  return Object.fromEntries(issues.map((issue) => [issue.path.join('.'), issue.message]));
}

describe('Contact form', () => {
  test('company and phone are optional', () => {
    expect(schema.parse({ ...validForm, company: '', phone: '' })).toEqual({ ...validForm });
    expect(schema.parse({ ...validForm, company: ' Acme ', phone: '98765 43210' })).toEqual({
      ...validForm,
      company: 'Acme',
      phone: '+919876543210',
    });
  });

  test('a message has 10 to 4000 characters', () => {
    expect(listIssues({ ...validForm, message: 'Too short' })).toEqual({
      message: 'Your message needs at least 10 characters.',
    });
    expect(listIssues({ ...validForm, message: 'x'.repeat(4001) })).toEqual({
      message: 'Your message can have at most 4000 characters.',
    });
    expect(listIssues({ ...validForm, message: 'x'.repeat(4000) })).toEqual({});
  });

  test('an empty form has an issue at every required field', () => {
    expect(listIssues({})).toEqual({
      name: 'Your name is needed.',
      email: 'Email address is needed.',
      topic: 'Please choose what it is about.',
      message: 'Your message is needed.',
    });
  });

  test('a filled honeypot is no issue of the form', () => {
    expect(listIssues({ ...validForm, [HONEYPOT_FIELD]: 'https://x.example' })).toEqual({});
  });
});

describe('The details of a topic', () => {
  test('are parsed', () => {
    const hackathon = {
      ...validForm,
      topic: 'hackathon',
      people: '1,200',
      date: '2027-02-26',
      city: 'Hubballi',
    };
    expect(schema.parse(hackathon)).toEqual({ ...hackathon, people: 1200 });
    expect(schema.parse({ ...validForm, topic: 'products', product: 'converge' })).toHaveProperty('product');
  });

  test('are left out when the topic does not have them, also invalid ones', () => {
    const value = {
      ...validForm,
      people: 'many',
      date: '2001-01-01',
      product: 'free-money',
      reference: 'TS-1',
    };
    expect(schema.parse(value)).toEqual(validForm);
  });

  test('are refused when they are invalid', () => {
    expect(listIssues({ ...validForm, budget: 'a lot' })).toHaveProperty('budget');
    expect(listIssues({ ...validForm, topic: 'products', product: 'free-money' })).toHaveProperty('product');
    expect(listIssues({ ...validForm, topic: 'hackathon', people: '0', date: '2026-11-20' })).toEqual({
      people: expect.stringContaining('from 1 to'),
      date: 'This day has passed. Which one is meant?',
    });
    expect(listIssues({ ...validForm, topic: 'support', reference: 'x'.repeat(81) })).toHaveProperty(
      'reference',
    );
  });
});

test.each([null, 'text', 7, [], ['topic']])('%j is no form', (value) => {
  expect(schema.safeParse(value).success).toBe(false);
});
