import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { getClientIp } from './client-ip.server';

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
