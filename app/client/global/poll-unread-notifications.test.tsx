import { afterAll, beforeAll, expect, test, vi } from 'vitest';

const answers: (number | Response)[] = [];
const asked = vi.fn(async (_address: string, _how?: RequestInit) => {
  const next = answers.shift() ?? 0;
  return typeof next === 'number' ? Response.json({ unread: next }) : next;
});

const setHidden = (hidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
};
const find = (selector: string) => document.querySelector<HTMLElement>(selector);
const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);
const callsIn = async (work: () => Promise<unknown>) => {
  asked.mockClear();
  await work();
  return asked.mock.calls.length;
};

beforeAll(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', asked);
  document.body.innerHTML = `
    <span data-unread-notifications="/notices/unread" data-unread="1"><span>1</span><span> unread</span></span>
    <p role="status" data-unread-status></p><div data-unread-more hidden></div>
    <a href="#about" data-notice="the-id">About</a>`;
  await import('./poll-unread-notifications');
});
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('the number of unread notices is followed, politely', async () => {
  // More is said aloud, and the inbox offers to show it; fewer is only shown.
  answers.push(3, 0);
  await seconds(30);
  expect(find('[data-unread-notifications] span')?.textContent).toBe('3');
  expect(find('[role=status]')?.textContent).toBe('3 unread notifications');
  expect(find('[data-unread-more]')?.hidden).toBe(false);
  await seconds(30);
  expect(find('[data-unread-notifications]')?.hidden).toBe(true);
  expect(find('[role=status]')?.textContent).toBe('3 unread notifications');

  // A hidden tab asks nothing; back in sight it asks at once.
  setHidden(true);
  expect(await callsIn(() => seconds(3600))).toBe(0);
  expect(await callsIn(async () => setHidden(false))).toBe(1);

  // Following a notice says that it is read.
  await callsIn(async () => find('[data-notice]')?.click());
  const [address, how] = asked.mock.calls[0] ?? [];
  expect(address).toContain(location.pathname);
  expect(how).toMatchObject({ method: 'POST', keepalive: true, redirect: 'manual' });
  expect(String(how?.body)).toBe('intent=read&id=the-id');

  // Without an answer it asks less often, and once signed out not any more.
  answers.push(new Response(null, { status: 500 }), 1, new Response(null, { status: 401 }));
  expect(await callsIn(() => seconds(30))).toBe(1);
  expect(await callsIn(() => seconds(59))).toBe(0);
  expect(await callsIn(() => seconds(1))).toBe(1);
  expect(await callsIn(() => seconds(30))).toBe(1);
  expect(await callsIn(() => seconds(3600))).toBe(0);
});
