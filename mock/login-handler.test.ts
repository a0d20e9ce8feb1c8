import { getResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleUsers } from '../app/content/samples/sample-users';
import { createLoginCases } from '../app/domain/auth/fixtures/login-cases';
import { createLoginHandler } from './login-handler';

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
  return getResponse([createLoginHandler(onMatch)], request, { baseUrl: 'http://localhost' });
}

describe('R-LOGIN-3: the mock has the contract of POST /login', () => {
  it.each(sampleUsers.flatMap(createLoginCases))('$name: $status', async ({ body, status, response }) => {
    const pending = post(body);
    await vi.advanceTimersByTimeAsync(1_000);
    const received = await pending;
    expect(received?.status).toBe(status);
    const json = await received?.json();
    expect(json).toMatchObject(response);
    expect(Object.keys(json).filter((key) => !(key in response))).toEqual(status === 200 ? ['token'] : []);
  });

  it('responds after 1,000 ms, not before', async () => {
    let hasResponse = false;
    const pending = post({}).then(() => {
      hasResponse = true;
    });
    await vi.advanceTimersByTimeAsync(999);
    expect(hasResponse).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await pending;
    expect(hasResponse).toBe(true);
  });

  it('calls onMatch only for a request with valid credentials', async () => {
    const onMatch = vi.fn(async (request: Request) => request.json());
    const [user] = sampleUsers;
    for (const password of [user?.password, 'x']) {
      const pending = post({ email: user?.email, password }, onMatch);
      await vi.advanceTimersByTimeAsync(1_000);
      await pending;
    }
    expect(onMatch).toHaveBeenCalledOnce();
    await expect(onMatch.mock.results[0]?.value).resolves.toMatchObject({ password: user?.password });
  });
});
