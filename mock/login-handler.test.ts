import { getResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleUsers } from '../app/content/samples/sample-users';
import { createLoginCases } from '../app/domain/auth/fixtures/login-cases';
import { loginHandler } from './login-handler';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

function post(sent: unknown, onMatch?: (request: Request) => Promise<unknown>) {
  const body = typeof sent === 'string' ? sent : JSON.stringify(sent);
  const headers = { 'Content-Type': 'application/json' };
  const request = new Request('http://localhost/login', { method: 'POST', headers, body });
  return getResponse([loginHandler(onMatch)], request, { baseUrl: 'http://localhost' });
}

describe('R-LOGIN-3: the mock keeps to the contract of POST /login', () => {
  it.each(sampleUsers.flatMap(createLoginCases))('$name: $status', async ({ body, status, response }) => {
    const pending = post(body);
    await vi.advanceTimersByTimeAsync(1_000);
    const received = await pending;
    expect(received?.status).toBe(status);
    const json = await received?.json();
    expect(json).toMatchObject(response);
    expect(Object.keys(json).filter((key) => !(key in response))).toEqual(status === 200 ? ['token'] : []);
  });

  it('answers after 1,000 ms, not before', async () => {
    let isAnswered = false;
    const answering = post({}).then(() => {
      isAnswered = true;
    });
    await vi.advanceTimersByTimeAsync(999);
    expect(isAnswered).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await answering;
    expect(isAnswered).toBe(true);
  });

  it('hands on a request that opens something, and no other', async () => {
    const onMatch = vi.fn(async (request: Request) => request.json());
    const [member] = sampleUsers;
    for (const password of [member?.password, 'x']) {
      const answering = post({ email: member?.email, password }, onMatch);
      await vi.advanceTimersByTimeAsync(1_000);
      await answering;
    }
    expect(onMatch).toHaveBeenCalledOnce();
    await expect(onMatch.mock.results[0]?.value).resolves.toMatchObject({ password: member?.password });
  });
});
