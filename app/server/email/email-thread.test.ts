import { resolve } from 'node:path';
import { threadId, type Worker } from 'node:worker_threads';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createEmailThread, type EmailThread } from './email-thread.server';

const options = { siteUrl: 'https://www.example.com', from: 'Tessera <hello@tessera.example>' };
const SOURCES = resolve('scripts/build/email-thread-from-sources.ts');

/** Answers with the number of its thread, and fails in the way it is asked to. */
const STUBBORN = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort, threadId } from 'node:worker_threads';
    parentPort.on('message', ({ id, args: [how] }) => {
      if (how === 'crash') process.exit(1);
      if (how === 'throw') throw new Error('on purpose');
      if (how === 'hang') for (;;);
      if (how !== 'say nothing') parentPort.postMessage({ id, result: threadId });
    });`)}`,
);

const begun: number[] = [];
const note = ({ threadId: id }: Worker) => begun.push(id);
let thread: EmailThread;

beforeEach(() => {
  begun.length = 0;
  process.on('worker', note);
});
afterEach(async () => {
  vi.useRealTimers();
  process.off('worker', note);
  await thread.stop();
});

it('renders in a thread of its own, the same for all, and not before there is something to do', async () => {
  thread = createEmailThread({ entry: SOURCES, ...options });
  expect(begun).toEqual([]);
  const content = { template: 'reset-password', data: { link: '/auth/reset-password?token=x' } } as const;
  const [email, again] = await Promise.all([thread.render(content), thread.render(content)]);
  expect(email.subject).toBe('Choose a new password');
  expect(email.html).toContain('href="https://www.example.com/auth/reset-password?token=x"');
  expect(email.text).toContain('https://www.example.com/auth/reset-password?token=x');
  expect(again).toEqual(email);
  expect(begun).toHaveLength(1);
  expect(begun).not.toContain(threadId);
});

it('what a template throws reaches who asked, and the thread goes on', async () => {
  thread = createEmailThread({ entry: SOURCES, ...options });
  const unknown = { template: 'not-there', data: {} };
  await expect(thread.render(unknown as never)).rejects.toThrow(/is not a function/);
  expect(await thread.sample('nobody wrote this')).toBeNull();
  expect((await thread.sample('order-guest'))?.subject).toContain('TS-2627-000042');
  expect((await thread.samples()).length).toBeGreaterThan(20);
  expect(begun).toHaveLength(1);
});

it.each(['crash', 'throw', 'hang'])(
  'one that does "%s" is replaced: who waited may ask again',
  async (how) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    thread = createEmailThread({ entry: STUBBORN, ...options });
    const first = await thread.sample('answer');
    const waiting = [thread.sample('say nothing'), thread.sample(how)];
    const failed = Promise.all(waiting.map((asked) => expect(asked).rejects.toThrow(/email thread/)));
    // Its time is over at once; a thread that hangs does nothing else that could be waited for.
    if (how === 'hang') vi.advanceTimersByTime(120_000);
    await failed;
    const second = await thread.sample('answer');
    expect(begun).toEqual([first, second]);
    expect(first).not.toBe(second);
  },
);

it('one that never starts fails who asked', async () => {
  thread = createEmailThread({ entry: resolve('not-there.js'), ...options });
  await expect(thread.sample('answer')).rejects.toThrow(/email thread/);
});

it('a stop ends it, and fails who waits', async () => {
  thread = createEmailThread({ entry: STUBBORN, ...options });
  await thread.sample('answer');
  const waiting = thread.sample('say nothing');
  const failed = vi.fn();
  waiting.catch(failed);
  await thread.stop();
  expect(failed).toHaveBeenCalledOnce();
});

it('knows neither the settings nor the secrets of the process', async () => {
  process.env.SESSION_SECRET_OF_A_TEST = 'not for the thread';
  const nosy = `import { parentPort } from 'node:worker_threads';
    parentPort.on('message', ({ id }) => parentPort.postMessage({ id, result: Object.keys(process.env) }));`;
  thread = createEmailThread({
    entry: new URL(`data:text/javascript,${encodeURIComponent(nosy)}`),
    ...options,
  });
  expect(await thread.sample('x')).toEqual(['NODE_ENV']);
  delete process.env.SESSION_SECRET_OF_A_TEST;
});
