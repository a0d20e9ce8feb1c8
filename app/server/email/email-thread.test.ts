import { resolve } from 'node:path';
import { threadId, type Worker } from 'node:worker_threads';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createEmailThread, type EmailThread } from './email-thread.server';

const options = { siteUrl: 'https://www.example.com', from: 'Tessera <hello@tessera.example>' };
const SOURCES = resolve('scripts/build/email-thread-from-sources.ts');

/** Answers with the id of its thread, or fails in the requested way. */
const FAILING_ENTRY = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort, threadId } from 'node:worker_threads';
    parentPort.on('message', ({ id, args: [how] }) => {
      if (how === 'crash') process.exit(1);
      if (how === 'throw') throw new Error('on purpose');
      if (how === 'hang') for (;;);
      if (how !== 'say nothing') parentPort.postMessage({ id, result: threadId });
    });`)}`,
);

const started: number[] = [];
const recordThread = ({ threadId }: Worker) => started.push(threadId);
let thread: EmailThread;

beforeEach(() => {
  started.length = 0;
  process.on('worker', recordThread);
});
afterEach(async () => {
  vi.useRealTimers();
  process.off('worker', recordThread);
  await thread.stop();
});

it('renders in one thread, which starts with the first task', async () => {
  thread = createEmailThread({ entry: SOURCES, ...options });
  expect(started).toEqual([]);
  const content = { template: 'reset-password', data: { link: '/auth/reset-password?token=x' } } as const;
  const [email, again] = await Promise.all([thread.render(content), thread.render(content)]);
  expect(email.subject).toBe('Choose a new password');
  expect(email.html).toContain('href="https://www.example.com/auth/reset-password?token=x"');
  expect(email.text).toContain('https://www.example.com/auth/reset-password?token=x');
  expect(again).toEqual(email);
  expect(started).toHaveLength(1);
  expect(started).not.toContain(threadId);
});

it('rejects with the error of a template, and the thread continues', async () => {
  thread = createEmailThread({ entry: SOURCES, ...options });
  const unknown = { template: 'not-there', data: {} };
  await expect(thread.render(unknown as never)).rejects.toThrow(/is not a function/);
  expect(await thread.sample('unknown-name')).toBeNull();
  expect((await thread.sample('order-guest'))?.subject).toContain('TS-2627-000042');
  expect((await thread.samples()).length).toBeGreaterThan(20);
  expect(started).toHaveLength(1);
});

it.each(['crash', 'throw', 'hang'])(
  'a thread that does "%s" is replaced, and its tasks are rejected',
  async (failure) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    thread = createEmailThread({ entry: FAILING_ENTRY, ...options });
    const first = await thread.sample('answer');
    const pending = [thread.sample('say nothing'), thread.sample(failure)];
    const failed = Promise.all(pending.map((task) => expect(task).rejects.toThrow(/email thread/)));
    // The deadline passes at once: a thread that hangs gives no other event to wait for.
    if (failure === 'hang') vi.advanceTimersByTime(120_000);
    await failed;
    const second = await thread.sample('answer');
    expect(started).toEqual([first, second]);
    expect(first).not.toBe(second);
  },
);

it('a thread that never starts rejects its tasks', async () => {
  thread = createEmailThread({ entry: resolve('not-there.js'), ...options });
  await expect(thread.sample('answer')).rejects.toThrow(/email thread/);
});

it('a stop ends the thread and rejects its tasks', async () => {
  thread = createEmailThread({ entry: FAILING_ENTRY, ...options });
  await thread.sample('answer');
  const pending = thread.sample('say nothing');
  const failed = vi.fn();
  pending.catch(failed);
  await thread.stop();
  expect(failed).toHaveBeenCalledOnce();
});

it('gets neither settings nor secrets of the process', async () => {
  process.env.SESSION_SECRET_OF_A_TEST = 'not for the thread';
  const entry = `import { parentPort } from 'node:worker_threads';
    parentPort.on('message', ({ id }) => parentPort.postMessage({ id, result: Object.keys(process.env) }));`;
  thread = createEmailThread({
    entry: new URL(`data:text/javascript,${encodeURIComponent(entry)}`),
    ...options,
  });
  expect(await thread.sample('x')).toEqual(['NODE_ENV']);
  delete process.env.SESSION_SECRET_OF_A_TEST;
});
