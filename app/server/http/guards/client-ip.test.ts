import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { clientIp } from './client-ip.server';

function requestFrom(address: string, forwarded?: string): IncomingMessage {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: address });
  const request = new IncomingMessage(socket);
  if (forwarded !== undefined) request.headers['x-forwarded-for'] = forwarded;
  return request;
}

describe('the address of a client', () => {
  it('without a proxy is the one that is connected, whatever it says of itself', () => {
    expect(clientIp(requestFrom('192.0.2.7', '203.0.113.9'), 0)).toBe('192.0.2.7');
  });

  it('behind one proxy is what that proxy added, not what stood there before', () => {
    expect(clientIp(requestFrom('10.0.0.1', 'made up, 203.0.113.9'), 1)).toBe('203.0.113.9');
  });

  it('behind two proxies is what the first of them added', () => {
    expect(clientIp(requestFrom('10.0.0.1', 'made up, 203.0.113.9, 10.0.0.2'), 2)).toBe('203.0.113.9');
  });

  it('is the one that is connected when a proxy added nothing', () => {
    expect(clientIp(requestFrom('10.0.0.1'), 1)).toBe('10.0.0.1');
    expect(clientIp(requestFrom('10.0.0.1', ' , '), 1)).toBe('10.0.0.1');
  });
});
