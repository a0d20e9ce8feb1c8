import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { demoRequestSchema, waitlistSchema } from './lead-schemas';

function faults(value: unknown, schema: z.ZodType): Record<string, string> {
  const issues = schema.safeParse(value).error?.issues ?? [];
  return Object.fromEntries(issues.map((issue) => [issue.path.join('.'), issue.message]));
}

describe('Waitlist', () => {
  const schema = waitlistSchema(['bridge', 'evaledge', 'taskflow']);
  const email = 'asha@example.in';

  test('takes one or several, each once', () => {
    expect(schema.parse({ email, product: 'bridge' }).product).toEqual(['bridge']);
    expect(schema.parse({ email, product: ['taskflow', 'bridge', 'taskflow'] }).product).toEqual([
      'taskflow',
      'bridge',
    ]);
  });

  test('needs an address and at least one', () => {
    expect(faults({}, schema)).toEqual({
      email: 'E-mail address is needed.',
      product: 'Tick at least one: we write only about what you choose.',
    });
    expect(faults({ email, product: [] }, schema)).toHaveProperty('product');
    expect(faults({ email, product: '' }, schema)).toEqual({ 'product.0': 'This is not one of ours.' });
    expect(faults({ email, product: ['bridge', 'converge'] }, schema)).toHaveProperty(['product.1']);
  });
});

describe('Demo request', () => {
  const schema = demoRequestSchema('2026-11-21');
  const request = { name: 'Asha', email: 'asha@example.in', organisation: 'Periyar College', people: '250' };

  test('needs who, where and how many; day and message may be left out', () => {
    expect(schema.parse({ ...request, date: '', message: ' ' })).toEqual({ ...request, people: 250 });
    expect(faults({}, schema)).toEqual({
      name: 'Your name is needed.',
      email: 'E-mail address is needed.',
      organisation: 'College, company or community is needed.',
      people: 'The number of people is needed.',
    });
  });

  test.each([
    ['1', 1],
    ['1,200', 1200],
    [' 1 200 ', 1200],
    ['50,000', 50_000],
  ])('reads %j as a number of people', (written, people) => {
    expect(schema.parse({ ...request, people: written }).people).toBe(people);
  });

  test.each(['0', '-5', '2.5', '1e3', 'many', '50,001', ',', '0x10'])('refuses %j as a number', (people) => {
    expect(faults({ ...request, people }, schema)).toEqual({
      people: 'We need a number from 1 to 50,000, like 250.',
    });
  });

  test('the day is today or later', () => {
    expect(schema.parse({ ...request, date: '2026-11-21' }).date).toBe('2026-11-21');
    expect(faults({ ...request, date: '2026-11-20' }, schema)).toEqual({
      date: 'This day has passed. Which one is meant?',
    });
    expect(faults({ ...request, date: '2027-02-30' }, schema)).toHaveProperty('date');
    expect(faults({ ...request, date: '26/02/2027' }, schema)).toHaveProperty('date');
  });
});
