import { describe, expect, test } from 'vitest';
import { LIKELY_SPAM, spamScore } from './spam-score.server';
import type { NewLead } from './types.server';

const person: NewLead = {
  kind: 'contact',
  name: 'Asha Rao',
  email: 'asha@example.com',
  message: 'We have a library catalogue to rebuild.',
  filledInMs: 45_000,
};
const scoreOf = (change: Partial<NewLead>) => spamScore({ ...person, ...change });

describe('a person scores 0', () => {
  test.each<[string, Partial<NewLead>]>([
    ['in plain words', {}],
    ['without a script that takes the time', { filledInMs: undefined }],
    ['with one link', { message: 'See https://example.com' }],
    ['in a script without capitals', { message: 'हमें पुस्तकालय की सूची दोबारा बनानी है। '.repeat(5) }],
    ['with abbreviations', { message: 'We need GST, UPI and OIDC in our ERP, as the RFP says.' }],
    ['with pictures', { message: '👩🏽‍💻 '.repeat(40) }],
  ])('%s', (_, change) => expect(scoreOf(change)).toBe(0));
});

describe('one sign of the contents is not enough', () => {
  test.each<[string, Partial<NewLead>]>([
    ['talk of search engines', { message: 'Our SEO is bad and we lose backlinks. Can you help?' }],
    ['capitals', { message: 'PLEASE CALL BACK TODAY ABOUT THE WORKSHOP IN PUNE' }],
    ['a piece of markup', { message: 'The page shows <script> as text: why?' }],
    ['haste', { filledInMs: 900 }],
  ])('%s', (_, change) => {
    expect(scoreOf(change)).toBeGreaterThan(0);
    expect(scoreOf(change)).toBeLessThan(LIKELY_SPAM);
  });
});

describe('likely spam is', () => {
  test.each<[string, Partial<NewLead>]>([
    ['the hidden field', { honeypot: 'x' }],
    ['many links', { message: 'http://a http://b www.c https://d' }],
    ['haste and links', { filledInMs: 500, message: 'http://a http://b' }],
    ['links for a name', { name: 'http://a http://b' }],
    ['an offer in markup', { message: '<a href="http://x.example">First page of Google</a>, guaranteed' }],
    ['an offer in haste', { filledInMs: 100, message: 'A million visitors for your page' }],
    ['several offers', { message: 'Bitcoin trading with sure profit! Instant loans! Backlinks!' }],
  ])('%s', (_, change) => expect(scoreOf(change)).toBeGreaterThanOrEqual(LIKELY_SPAM));
});
