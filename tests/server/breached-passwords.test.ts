import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { sampleUsers } from '~/content/samples/sample-users';
import { createBreachCheck } from '~/server/accounts/breached-passwords/breached-passwords.server';
import { isCommonPassword } from '~/server/accounts/breached-passwords/common-passwords.server';
import { type FakeBreachService, startFakeBreachService } from '../fakes/fake-breach-service';

const breached = 'a ferry full of lanterns';
const padding = 'a ferry without lanterns';
const unknown = 'nobody has ever typed this';
const common = 'qwerty123456';

const offline = createBreachCheck({ url: undefined, reportError: () => {} });

describe('the bundled list', () => {
  test.each([common, 'QWERTY123456', '1q2w3e4r5t', 'manchester', 'liverpool1', 'basketball'])(
    '%s is on the list',
    async (password) => {
      expect(await isCommonPassword(password)).toBe(true);
      expect(await offline(password)).toBe(true);
    },
  );

  test.each([unknown, 'kolam at first light', '', 'x'.repeat(100_000), 'மழை பெய்கிறது இன்று'])(
    '%j is not on the list',
    async (password) => expect(await offline(password)).toBe(false),
  );

  test('the passwords of the sample accounts are not on the list', async () => {
    for (const { password } of sampleUsers) expect(await offline(password), password).toBe(false);
  });
});

describe('the range service', () => {
  let service: FakeBreachService;
  const reportError = vi.fn();
  const isBreached = (password: string, timeoutMs?: number) =>
    createBreachCheck({ url: service.url, reportError, ...(timeoutMs && { timeoutMs }) })(password);

  beforeAll(async () => {
    service = await startFakeBreachService({ [breached]: 3, [padding]: 0 });
  });
  afterAll(() => service.close());
  beforeEach(() => {
    service.setResponse(undefined);
    service.requests.length = 0;
    reportError.mockClear();
  });

  test('a password is found by the rest of its hash', async () => {
    expect(await isBreached(breached)).toBe(true);
    expect(await isBreached(unknown)).toBe(false);
    expect(reportError).not.toHaveBeenCalled();
  });

  test('a suffix with a count of 0 is padding', async () => {
    expect(await isBreached(padding)).toBe(false);
  });

  test('a request contains five digits of the hash only, and asks for padding', async () => {
    await isBreached(breached);
    const hash = createHash('sha1').update(breached).digest('hex').toUpperCase();
    expect(service.requests).toHaveLength(1);
    expect(service.requests[0]?.path).toBe(`/range/${hash.slice(0, 5)}`);
    expect(service.requests[0]?.headers['add-padding']).toBe('true');
    const { headers } = service.requests[0] ?? {};
    expect(JSON.stringify(headers)).not.toContain(hash.slice(5, 15));
    expect(headers).not.toHaveProperty('cookie');
    expect(headers).not.toHaveProperty('authorization');
  });

  test('the service gets no request for a password of the bundled list', async () => {
    expect(await isBreached(common)).toBe(true);
    expect(service.requests).toEqual([]);
  });

  test('suffixes are compared in any case and with any line ends', async () => {
    const suffix = createHash('sha1').update(unknown).digest('hex').slice(5);
    service.setResponse((response) => response.end(`00:1\n${suffix}:7\n`));
    expect(await isBreached(unknown)).toBe(true);
  });

  test.each<[string, (response: ServerResponse) => void]>([
    ['responds with 500', (response) => response.writeHead(500).end('broken')],
    ['responds with 429', (response) => response.writeHead(429, { 'Retry-After': '2' }).end()],
    ['redirects', (response) => response.writeHead(302, { Location: 'http://127.0.0.1:9/' }).end()],
    ['closes the connection', (response) => response.writeHead(200, { 'Content-Length': '90' }).destroy()],
    ['never responds', () => {}],
    ['never ends its response', (response) => response.writeHead(200).write('00:1\r\n')],
  ])('when the service %s, only the bundled list is used', async (_, respond) => {
    service.setResponse(respond);
    expect(await isBreached(breached, 200)).toBe(false);
    expect(reportError).toHaveBeenCalledTimes(1);
    expect(JSON.stringify(reportError.mock.calls)).not.toContain(breached);
    expect(await isBreached(common, 200)).toBe(true);
  });

  test('an unreadable response does not refuse the password', async () => {
    service.setResponse((response) => response.end('<!doctype html><title>Hello</title>'));
    expect(await isBreached(breached)).toBe(false);
  });
});
