import { describe, expect, it } from 'vitest';
import { isFromThisSite } from './same-origin.server';

const here = 'https://www.example.com';

function post(headers: Record<string, string>, method = 'POST'): Request {
  return new Request('http://10.0.0.5:3000/contact', { method, headers });
}

describe('a form is accepted', () => {
  it.each<[string, Record<string, string>]>([
    ['from a page of this site', { 'Sec-Fetch-Site': 'same-origin', Origin: here }],
    ['from a page of this site without a referrer', { 'Sec-Fetch-Site': 'same-origin', Origin: 'null' }],
    ['sent again by the user', { 'Sec-Fetch-Site': 'none' }],
    ['from an older browser with the Origin header', { Origin: here }],
    ['from the host of the request', { Origin: 'http://10.0.0.5:3000', Host: '10.0.0.5:3000' }],
  ])('%s', (_, headers) => {
    expect(isFromThisSite(post(headers), here)).toBe(true);
  });
});

describe('a form is refused', () => {
  it.each<[string, Record<string, string>]>([
    ['from another site', { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' }],
    ['from another subdomain', { 'Sec-Fetch-Site': 'same-site', Origin: 'https://blog.example.com' }],
    ['from another site with the Origin header', { Origin: 'https://evil.example' }],
    ['from a page without an origin', { Origin: 'null' }],
    ['without these headers', {}],
    ['with an invalid origin', { Origin: 'www.example.com' }],
    ['when Sec-Fetch-Site contradicts the Origin header', { 'Sec-Fetch-Site': 'cross-site', Origin: here }],
    [
      'from a host that starts with the name of this site',
      { Origin: 'https://www.example.com.evil.example' },
    ],
  ])('%s', (_, headers) => {
    expect(isFromThisSite(post(headers), here)).toBe(false);
  });
});

it('reading is never refused', () => {
  expect(isFromThisSite(post({ Origin: 'https://evil.example' }, 'GET'), here)).toBe(true);
});
