import { afterAll, beforeAll, expect, test, vi } from 'vitest';

const responses: (number | Response)[] = [];
const fakeFetch = vi.fn(async (_url: string, _options?: RequestInit) => {
  const next = responses.shift() ?? 0;
  return typeof next === 'number' ? Response.json({ unread: next }) : next;
});

const setHidden = (hidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
};
const find = (selector: string) => document.querySelector<HTMLElement>(selector);
const advanceSeconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);
const countRequests = async (work: () => Promise<unknown>) => {
  fakeFetch.mockClear();
  await work();
  return fakeFetch.mock.calls.length;
};

beforeAll(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fakeFetch);
  document.body.innerHTML = `
    <span data-unread-notifications="/notices/unread" data-unread="1"><span>1</span><span> unread</span></span>
    <p role="status" data-unread-status></p><div data-unread-more hidden></div>
    <a href="#about" data-notification="the-id">About</a>`;
  await import('./poll-unread-notifications');
});
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('the number of unread notifications is polled', async () => {
  // A larger number is announced and the inbox offers to show it. A smaller number is only shown.
  responses.push(3, 0);
  await advanceSeconds(30);
  expect(find('[data-unread-notifications] span')?.textContent).toBe('3');
  expect(find('[role=status]')?.textContent).toBe('3 unread notifications');
  expect(find('[data-unread-more]')?.hidden).toBe(false);
  await advanceSeconds(30);
  expect(find('[data-unread-notifications]')?.hidden).toBe(true);
  expect(find('[role=status]')?.textContent).toBe('3 unread notifications');

  // A hidden tab sends no requests. When it becomes visible it sends one at once.
  setHidden(true);
  expect(await countRequests(() => advanceSeconds(3600))).toBe(0);
  expect(await countRequests(async () => setHidden(false))).toBe(1);

  // A click on the link of a notification marks it as read.
  await countRequests(async () => find('[data-notification]')?.click());
  const [url, options] = fakeFetch.mock.calls[0] ?? [];
  expect(url).toContain(location.pathname);
  expect(options).toMatchObject({ method: 'POST', keepalive: true, redirect: 'manual' });
  expect(String(options?.body)).toBe('intent=read&id=the-id');

  // After an error the interval is longer. After a sign-out there are no more requests.
  responses.push(new Response(null, { status: 500 }), 1, new Response(null, { status: 401 }));
  expect(await countRequests(() => advanceSeconds(30))).toBe(1);
  expect(await countRequests(() => advanceSeconds(59))).toBe(0);
  expect(await countRequests(() => advanceSeconds(1))).toBe(1);
  expect(await countRequests(() => advanceSeconds(30))).toBe(1);
  expect(await countRequests(() => advanceSeconds(3600))).toBe(0);
});
