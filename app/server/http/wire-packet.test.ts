import fc from 'fast-check';
import { expect, it } from 'vitest';
import { stamped, wirePacket } from './wire-packet.server';

it('says the time of now, and nothing else of it changes', () => {
  const { packet, body } = wirePacket(200, { ETag: '"a"' }, Buffer.from('hello'));
  const year2200 = Date.UTC(2200, 0, 1);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: year2200 }), (now) => {
      expect(stamped(packet, now).toString()).toBe(
        `HTTP/1.1 200 OK\r\nDate: ${new Date(now).toUTCString()}\r\nETag: "a"\r\nConnection: keep-alive\r\nKeep-Alive: timeout=65\r\n\r\nhello`,
      );
      expect(body.toString()).toBe('hello');
    }),
  );
});

it('has no body when there is nothing new', () => {
  expect(stamped(wirePacket(304, { ETag: '"a"' }).packet, 0).toString()).toBe(
    'HTTP/1.1 304 Not Modified\r\nDate: Thu, 01 Jan 1970 00:00:00 GMT\r\nETag: "a"\r\nConnection: keep-alive\r\nKeep-Alive: timeout=65\r\n\r\n',
  );
});
