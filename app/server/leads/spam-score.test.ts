import { describe, expect, test } from 'vitest';
import { calculateSpamScore, LIKELY_SPAM, readSpamSignals } from './spam-score.server';
import type { NewLead } from './types.server';

const genuine: NewLead = {
  kind: 'contact',
  name: 'Asha Rao',
  email: 'asha@example.com',
  message: 'We have a library catalogue to rebuild.',
  filledInMs: 45_000,
};
const score = (change: Partial<NewLead>) => calculateSpamScore({ ...genuine, ...change });

describe('a genuine message scores 0', () => {
  test.each<[string, Partial<NewLead>]>([
    ['with plain text', {}],
    ['without a measured time', { filledInMs: undefined }],
    ['with one link', { message: 'See https://example.com' }],
    ['in a script without capitals', { message: 'हमें पुस्तकालय की सूची दोबारा बनानी है। '.repeat(5) }],
    ['with abbreviations', { message: 'We need GST, UPI and OIDC in our ERP, as the RFP says.' }],
    ['with emoji', { message: '👩🏽‍💻 '.repeat(40) }],
  ])('%s', (_, change) => expect(score(change)).toBe(0));
});

describe('a message with one sign of spam is not likely spam', () => {
  test.each<[string, Partial<NewLead>]>([
    ['mentions of search engines', { message: 'Our SEO is bad and we lose backlinks. Can you help?' }],
    ['capitals', { message: 'PLEASE CALL BACK TODAY ABOUT THE WORKSHOP IN PUNE' }],
    ['a piece of markup', { message: 'The page shows <script> as text: why?' }],
    ['sent too fast', { filledInMs: 900 }],
  ])('%s', (_, change) => {
    expect(score(change)).toBeGreaterThan(0);
    expect(score(change)).toBeLessThan(LIKELY_SPAM);
  });
});

describe('a message is likely spam with', () => {
  test.each<[string, Partial<NewLead>]>([
    ['the hidden field', { honeypot: 'x' }],
    ['many links', { message: 'http://a http://b www.c https://d' }],
    ['sent too fast with links', { filledInMs: 500, message: 'http://a http://b' }],
    ['links as a name', { name: 'http://a http://b' }],
    ['an offer in markup', { message: '<a href="http://x.example">First page of Google</a>, guaranteed' }],
    ['an offer sent too fast', { filledInMs: 100, message: 'A million visitors for your page' }],
    ['several offers', { message: 'Bitcoin trading with sure profit! Instant loans! Backlinks!' }],
  ])('%s', (_, change) => expect(score(change)).toBeGreaterThanOrEqual(LIKELY_SPAM));
});

test.each([
  ['4210', 4210],
  ['4210.300000011921', 4210.300000011921],
])('%s is a valid time', (elapsed, filledInMs) => {
  expect(readSpamSignals({ elapsed })).toEqual({ filledInMs });
});

test.each([undefined, '', '-1', '1e9', 'soon', '9'.repeat(50), '0x10'])('%j is ignored', (elapsed) => {
  expect(readSpamSignals({ elapsed, website: '' })).toEqual({});
});

test('the hidden field is read', () => {
  expect(readSpamSignals({ website: 'https://x.example' })).toEqual({ honeypot: 'https://x.example' });
});
