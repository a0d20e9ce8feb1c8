/** A request that asks for something and brings nothing along. */
export interface PlainGet {
  /** Path and query, as they were sent. */
  address: string;
  acceptEncoding: string | undefined;
  ifNoneMatch: string | undefined;
}

/** One complete head and nothing after it. Header values of several lines, or with control characters, do not match. */
const wholeHead = /^GET (\/[!-~]*) HTTP\/1\.1\r\n((?:[\w!#$%&'*+.^`|~-]+:[\t\x20-\x7e\x80-\xff]*\r\n)+)\r\n$/;

/** What changes the meaning of a request or of its connection, or would have to be checked. */
const unusual =
  /^(?:(?:content-length|transfer-encoding|upgrade|expect|te|trailer|http2-settings):|connection:(?![\t ]*keep-alive[\t ]*$))/im;

const host = /^host:/gim;
const acceptEncoding = /^accept-encoding:[\t ]*(.*)$/gim;
const ifNoneMatch = /^if-none-match:[\t ]*(.*)$/gim;

/** The value of a header; of one that was sent twice, nothing is made here. */
function single(pattern: RegExp, head: string): string | undefined | null {
  const found = [...head.matchAll(pattern)];
  return found.length > 1 ? null : found[0]?.[1];
}

/**
 * Reads the head of a request when it is as plain as those that browsers send for a page, and only then: everything
 * about it is known or `undefined` is the answer, and Node's own parser has the word.
 */
export function readPlainGet(received: string): PlainGet | undefined {
  const [, address, head] = wholeHead.exec(received) ?? [];
  if (!address || !head || unusual.test(head) || head.match(host)?.length !== 1) return undefined;
  const [encoding, known] = [single(acceptEncoding, head), single(ifNoneMatch, head)];
  return encoding === null || known === null
    ? undefined
    : { address, acceptEncoding: encoding, ifNoneMatch: known };
}
