import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { getClientIp, hasValidHost, isFromThisSite } from './request-headers.server';

function createRequest(ipAddress: string, forwarded?: string): IncomingMessage {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: ipAddress });
  const request = new IncomingMessage(socket);
  if (forwarded !== undefined) request.headers['x-forwarded-for'] = forwarded;
  return request;
}

describe('the IP address of a client', () => {
  it('without a proxy is the IP address of the connection', () => {
    expect(getClientIp(createRequest('192.0.2.7', '203.0.113.9'), 0)).toBe('192.0.2.7');
  });

  it('behind one proxy is the entry of that proxy', () => {
    expect(getClientIp(createRequest('10.0.0.1', 'invented, 203.0.113.9'), 1)).toBe('203.0.113.9');
  });

  it('behind two proxies is the entry of the first of them', () => {
    expect(getClientIp(createRequest('10.0.0.1', 'invented, 203.0.113.9, 10.0.0.2'), 2)).toBe('203.0.113.9');
  });

  it('is the IP address of the connection when a proxy added no entry', () => {
    expect(getClientIp(createRequest('10.0.0.1'), 1)).toBe('10.0.0.1');
    expect(getClientIp(createRequest('10.0.0.1', ' , '), 1)).toBe('10.0.0.1');
  });
});

it.each([
  [['Host', 'www.example.com'], true],
  [['Accept', '*/*', 'host', 'localhost:3000'], true],
  [['Host', '[::1]:3000'], true],
  [['Host', '127.0.0.1'], true],
  [['Accept', '*/*'], true],
  [['Host', 'a.example', 'Host', 'b.example'], false],
  [['Host', 'a.example', 'hOsT', 'a.example'], false],
  [['Host', ''], false],
  [['Host', 'a.example, b.example'], false],
  [['Host', 'a.example/path'], false],
  [['Host', 'user@a.example'], false],
  [['Host', 'a.example:port'], false],
])('%j: %s', (rawHeaders, expected) => {
  expect(hasValidHost(rawHeaders)).toBe(expected);
});

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
