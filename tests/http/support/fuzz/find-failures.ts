import { setTimeout as pause } from 'node:timers/promises';
import { sendRequest, type TestRequest, type TestResponse } from '../send-request';
import type { FuzzedSite } from './fuzzed-site';

/** A request and a label for what is hostile about it. Failures are counted by label. */
export interface HostileRequest extends TestRequest {
  label: string;
}

/** In milliseconds. An ordinary response takes less than a hundredth of this. */
const HANG = 20_000;
const CONCURRENT_REQUESTS = 4;

const STACK_TRACE =
  /(?:^|\n|\\n)\s*at (?:async )?[\w.<>[\] ]*\(?(?:file:|node:|\/)[^\n]*:\d+:\d+|node_modules\/|\.server\.ts|(?:Drizzle|Postgres)\w*Error|Failed query/;
const MARKUP = /^(?:text\/html|application\/xhtml|image\/svg|text\/xml|application\/xml)|^$/;

/** What no response may contain, whatever the request was. Returns one text for each failure. */
export function checkResponse({
  status,
  headers,
  text,
}: Pick<TestResponse, 'status' | 'headers' | 'text'>): string[] {
  const isBusy = status === 503 && headers['retry-after'] !== undefined;
  const isMarkup = MARKUP.test(headers['content-type'] ?? '');
  return [
    ...(status >= 500 && !isBusy ? [`responds with ${status}`] : []),
    ...(STACK_TRACE.test(text) ? ['shows a stack trace'] : []),
    ...(isMarkup && (text.includes('<x-fz') || text.includes(`" x-fz="`)) ? ['reflects markup'] : []),
    ...(headers['x-fz'] === undefined ? [] : ['lets a client write a header']),
  ];
}

const shorten = (text: string) => JSON.stringify(text.length > 160 ? `${text.slice(0, 160)}…` : text);

function describeRequest({ method = 'GET', path = '/', headers, body }: TestRequest): string {
  const shown = Object.entries(headers ?? {}).filter(([name]) => !/^(cookie|sec-fetch-site)$/i.test(name));
  const parts = [method, shorten(path), shorten(JSON.stringify(Object.fromEntries(shown)))];
  return [...parts, ...(body === undefined ? [] : [shorten(body.toString('latin1'))])].join(' ');
}

/** Each request gets an IP address of its own, so that no rate limit refuses it. */
const createIpAddress = (number: number) =>
  `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
let requestCount = 0;

const NO_RESPONSE = 'does not respond';

async function sendAndCheck(url: string, { headers, ...request }: HostileRequest): Promise<string[]> {
  requestCount += 1;
  const sent = { ...request, headers: { 'X-Forwarded-For': createIpAddress(requestCount), ...headers } };
  const stopWaiting = new AbortController();
  const hang = pause(HANG, [NO_RESPONSE], { signal: stopWaiting.signal }).catch(() => []);
  const checked = sendRequest(url, sent).then(checkResponse, (error: NodeJS.ErrnoException) => [
    `closes the connection (${error.code ?? error.message})`,
  ]);
  const failures = await Promise.race([checked, hang]);
  stopWaiting.abort();
  return failures;
}

/** Counts failures of the same kind and describes the first request of each kind. */
class FailureCounts {
  readonly #counts = new Map<string, { count: number; first: string }>();

  add(request: HostileRequest, failure: string): void {
    const kind = `${request.label}: ${failure}`;
    const counted = this.#counts.get(kind) ?? { count: 0, first: describeRequest(request) };
    this.#counts.set(kind, { ...counted, count: counted.count + 1 });
  }

  lines(): string[] {
    return [...this.#counts].map(([kind, { count, first }]) => `${kind} ×${count}, first: ${first}`).sort();
  }
}

/**
 * Sends all requests, a few at a time. Returns one line for each kind of failure of each label. When the site ends or
 * stops responding, the remaining requests are not sent.
 */
export async function findFailures(site: FuzzedSite, requests: readonly HostileRequest[]): Promise<string[]> {
  const counts = new FailureCounts();
  const remaining = requests.values();
  const sendRemaining = async () => {
    for (const request of remaining) {
      if (site.exitReason() !== undefined) return;
      const failures = await sendAndCheck(site.url, request);
      for (const failure of failures) counts.add(request, failure);
      if (failures.includes(NO_RESPONSE)) site.kill();
    }
  };
  await Promise.all(Array.from({ length: CONCURRENT_REQUESTS }, sendRemaining));
  return counts.lines();
}
