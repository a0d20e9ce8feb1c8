import fc from 'fast-check';
import { expect, it } from 'vitest';
import { BusyError, RenderGate } from './render-gate.server';

/** Tasks that the test ends. */
function createTasks() {
  const started: { name: string; end: () => void; fail: (error: Error) => void }[] = [];
  const task = (name: string) => () =>
    new Promise<string>((resolve, reject) => {
      started.push({ name, end: () => resolve(name), fail: reject });
    });
  return { started, task };
}

/** Waits until all resolved promises have run their callbacks. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

it('runs tasks up to its limit, queues further ones in order, and refuses the rest', async () => {
  const gate = new RenderGate({ running: 2, waiting: 2 });
  const { started, task } = createTasks();
  const done = ['a', 'b', 'c', 'd'].map((name) => gate.run(task(name)));
  await expect(gate.run(task('e'))).rejects.toThrow(BusyError);
  expect(started.map(({ name }) => name)).toEqual(['a', 'b']);
  started[1]?.end();
  await settle();
  expect(started.map(({ name }) => name)).toEqual(['a', 'b', 'c']);
  for (const { end } of started) end();
  await settle();
  started[3]?.end();
  expect(await Promise.all(done)).toEqual(['a', 'b', 'c', 'd']);
});

it('continues after a failed task', async () => {
  const gate = new RenderGate({ running: 1, waiting: 1 });
  const { started, task } = createTasks();
  const failing = gate.run(task('a'));
  const next = gate.run(task('b'));
  started[0]?.fail(new Error('on purpose'));
  await expect(failing).rejects.toThrow('on purpose');
  await settle();
  started[1]?.end();
  expect(await next).toBe('b');
});

it('does not run a task that is aborted in the queue', async () => {
  const gate = new RenderGate({ running: 1, waiting: 2 });
  const { started, task } = createTasks();
  const client = new AbortController();
  const first = gate.run(task('a'));
  const aborted = gate.run(task('aborted'), client.signal);
  const last = gate.run(task('b'));
  client.abort(new Error('gone'));
  started[0]?.end();
  await expect(aborted).rejects.toThrow('gone');
  await settle();
  expect(started.map(({ name }) => name)).toEqual(['a', 'b']);
  started[1]?.end();
  expect(await Promise.all([first, last])).toEqual(['a', 'b']);
});

it('any sequence of tasks stays within the limit, and all places are free at the end', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom('start', 'end', 'fail', 'abort'), { maxLength: 40 }),
      async (steps) => {
        const limits = { running: 3, waiting: 4 };
        const gate = new RenderGate(limits);
        const { started, task } = createTasks();
        const clients: AbortController[] = [];
        const results: Promise<unknown>[] = [];
        let ended = 0;
        const endNext = (how: 'end' | 'fail') => {
          const next = started[ended];
          if (!next) return;
          ended += 1;
          next[how](new Error('on purpose'));
        };
        for (const step of steps) {
          if (step === 'start') {
            const client = new AbortController();
            clients.push(client);
            results.push(gate.run(task('x'), client.signal).catch((error: unknown) => error));
          } else if (step === 'abort') clients.pop()?.abort(new Error('gone'));
          else endNext(step);
          await settle();
          expect(started.length - ended).toBeLessThanOrEqual(limits.running);
        }
        while (ended < started.length) {
          endNext('end');
          await settle();
        }
        await Promise.all(results);
        const again = Array.from({ length: limits.running }, () => gate.run(async () => 'runs at once'));
        expect(await Promise.all(again)).toHaveLength(limits.running);
      },
    ),
    { numRuns: 50 },
  );
});
