import { STATUS_CODES } from 'node:http';

/** How long a connection on which nobody asks for anything is kept open. */
export const KEEP_ALIVE_SECONDS = 65;

/** As wide as every date of HTTP. */
const NO_DATE = ' '.repeat('Thu, 01 Jan 1970 00:00:00 GMT'.length);

/** An answer as it goes over the wire, to be sent again and again. */
export interface WirePacket {
  bytes: Buffer;
  /** Where the date stands in it. */
  dateAt: number;
  /** The second it says, since 1970. */
  second: number;
}

/** The packet with its body, which is returned once more as a view of the same memory. */
export function wirePacket(
  status: number,
  headers: Readonly<Record<string, string>>,
  body: Buffer = Buffer.alloc(0),
): { packet: WirePacket; body: Buffer } {
  const start = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nDate: `;
  const connection = { Connection: 'keep-alive', 'Keep-Alive': `timeout=${KEEP_ALIVE_SECONDS}` };
  const lines = Object.entries({ ...headers, ...connection }).map(([name, value]) => `${name}: ${value}\r\n`);
  const head = Buffer.from(`${start}${NO_DATE}\r\n${lines.join('')}\r\n`, 'latin1');
  const bytes = Buffer.concat([head, body]);
  return {
    packet: { bytes, dateAt: start.length, second: Number.NaN },
    body: bytes.subarray(head.length),
  };
}

/**
 * The bytes with the time of now. The date is written into the packet itself, once a second: a copy for every answer
 * costs more than all the rest of it. A slow visitor who is being sent the same packet has its head already.
 */
export function stamped(packet: WirePacket, now = Date.now()): Buffer {
  const second = Math.floor(now / 1000);
  if (packet.second !== second) {
    packet.second = second;
    packet.bytes.write(new Date(now).toUTCString(), packet.dateAt, 'latin1');
  }
  return packet.bytes;
}
