import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { createDemoRequestSchema, createWaitlistSchema } from './lead-schemas';

function listIssues(value: unknown, schema: z.ZodType): Record<string, string> {
  const issues = schema.safeParse(value).error?.issues ?? [];
  return Object.fromEntries(issues.map((issue) => [issue.path.join('.'), issue.message]));
}

describe('Waitlist', () => {
  const schema = createWaitlistSchema(['bridge', 'evaledge', 'taskflow']);
  const email = 'asha@example.in';

  test('accepts one product or several, each once', () => {
    expect(schema.parse({ email, product: 'bridge' }).product).toEqual(['bridge']);
    expect(schema.parse({ email, product: ['taskflow', 'bridge', 'taskflow'] }).product).toEqual([
      'taskflow',
      'bridge',
    ]);
  });

  test('requires an email and at least one product', () => {
    expect(listIssues({}, schema)).toEqual({
      email: 'Email address is needed.',
      product: 'Tick at least one: we write only about what you choose.',
    });
    expect(listIssues({ email, product: [] }, schema)).toHaveProperty('product');
    expect(listIssues({ email, product: '' }, schema)).toEqual({ 'product.0': 'This is not one of ours.' });
    expect(listIssues({ email, product: ['bridge', 'converge'] }, schema)).toHaveProperty(['product.1']);
  });
});

describe('Demo request', () => {
  const schema = createDemoRequestSchema('2026-11-21');
  const request = { name: 'Asha', email: 'asha@example.in', organisation: 'Periyar College', people: '250' };

  test('requires name, email, organisation and number of people; date and message are optional', () => {
    expect(schema.parse({ ...request, date: '', message: ' ' })).toEqual({ ...request, people: 250 });
    expect(listIssues({}, schema)).toEqual({
      name: 'Your name is needed.',
      email: 'Email address is needed.',
      organisation: 'College, company or community is needed.',
      people: 'The number of people is needed.',
    });
  });

  test.each([
    ['1', 1],
    ['1,200', 1200],
    [' 1 200 ', 1200],
    ['50,000', 50_000],
  ])('reads %j as a number of people', (typed, people) => {
    expect(schema.parse({ ...request, people: typed }).people).toBe(people);
  });

  test.each(['0', '-5', '2.5', '1e3', 'many', '50,001', ',', '0x10'])('refuses %j as a number', (people) => {
    expect(listIssues({ ...request, people }, schema)).toEqual({
      people: 'We need a number from 1 to 50,000, like 250.',
    });
  });

  test('the day is today or later', () => {
    expect(schema.parse({ ...request, date: '2026-11-21' }).date).toBe('2026-11-21');
    expect(listIssues({ ...request, date: '2026-11-20' }, schema)).toEqual({
      date: 'This day has passed. Which one is meant?',
    });
    expect(listIssues({ ...request, date: '2027-02-30' }, schema)).toHaveProperty('date');
    expect(listIssues({ ...request, date: '26/02/2027' }, schema)).toHaveProperty('date');
  });
});
