import { setTimeout as pause } from 'node:timers/promises';
import { sendRequest, type TestRequest, type TestResponse } from '../send-request';
import type { FuzzedSite } from './fuzzed-site';

/** A request, and what about it is hostile: its faults are counted under that name. */
export interface HostileRequest extends TestRequest {
  label: string;
}

/** In milliseconds. Nothing here takes a hundredth of it: who waits as long waits for ever. */
const HANG = 20_000;
const AT_ONCE = 4;

const STACK_TRACE =
  /(?:^|\n|\\n)\s*at (?:async )?[\w.<>[\] ]*\(?(?:file:|node:|\/)[^\n]*:\d+:\d+|node_modules\/|\.server\.ts|(?:Drizzle|Postgres)\w*Error|Failed query/;
const MARKUP = /^(?:text\/html|application\/xhtml|image\/svg|text\/xml|application\/xml)|^$/;

/** What an answer must not be, whatever was asked. */
export function faultsOf({
  status,
  headers,
  text,
}: Pick<TestResponse, 'status' | 'headers' | 'text'>): string[] {
  const isBusy = status === 503 && headers['retry-after'] !== undefined;
  const isMarkup = MARKUP.test(headers['content-type'] ?? '');
  return [
    ...(status >= 500 && !isBusy ? [`answers ${status}`] : []),
    ...(STACK_TRACE.test(text) ? ['shows a stack trace'] : []),
    ...(isMarkup && (text.includes('<x-fz') || text.includes(`" x-fz="`)) ? ['reflects markup'] : []),
    ...(headers['x-fz'] === undefined ? [] : ['lets a header be written']),
  ];
}

const shortened = (text: string) => JSON.stringify(text.length > 160 ? `${text.slice(0, 160)}…` : text);

function described({ method = 'GET', path = '/', headers, body }: TestRequest): string {
  const told = Object.entries(headers ?? {}).filter(([name]) => !/^(cookie|sec-fetch-site)$/i.test(name));
  const words = [method, shortened(path), shortened(JSON.stringify(Object.fromEntries(told)))];
  return [...words, ...(body === undefined ? [] : [shortened(body.toString('latin1'))])].join(' ');
}

/** Each from a network of its own, so that no limit of how often one may try stands before what is tried. */
const networkOf = (number: number) => `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
let asked = 0;

const NO_ANSWER = 'does not answer';

async function faultsOfAsking(url: string, { headers, ...request }: HostileRequest): Promise<string[]> {
  asked += 1;
  const sent = { ...request, headers: { 'X-Forwarded-For': networkOf(asked), ...headers } };
  const stopWaiting = new AbortController();
  const hang = pause(HANG, [NO_ANSWER], { signal: stopWaiting.signal }).catch(() => []);
  const answered = sendRequest(url, sent).then(faultsOf, (error: NodeJS.ErrnoException) => [
    `breaks off (${error.code ?? error.message})`,
  ]);
  const faults = await Promise.race([answered, hang]);
  stopWaiting.abort();
  return faults;
}

/** Counts faults that are alike, with the first request that showed each. */
class Tally {
  readonly #found = new Map<string, { times: number; first: string }>();

  add(request: HostileRequest, fault: string): void {
    const kind = `${request.label}: ${fault}`;
    const known = this.#found.get(kind) ?? { times: 0, first: described(request) };
    this.#found.set(kind, { ...known, times: known.times + 1 });
  }

  lines(): string[] {
    return [...this.#found].map(([kind, { times, first }]) => `${kind} ×${times}, first by ${first}`).sort();
  }
}

/**
 * Sends all of them, a few at once. One line for each kind of fault of each kind of request. A site that has ended or does
 * not answer is given up: what was being asked then is among the faults, what would have come next is not asked.
 */
export async function findFaults(site: FuzzedSite, requests: readonly HostileRequest[]): Promise<string[]> {
  const tally = new Tally();
  const waiting = requests.values();
  const sendOnes = async () => {
    for (const request of waiting) {
      if (site.end() !== undefined) return;
      const faults = await faultsOfAsking(site.url, request);
      for (const fault of faults) tally.add(request, fault);
      if (faults.includes(NO_ANSWER)) site.giveUp();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sendOnes));
  return tally.lines();
}
