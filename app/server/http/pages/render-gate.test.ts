import fc from 'fast-check';
import { expect, it } from 'vitest';
import { BusyError, RenderGate } from './render-gate.server';

/** Work that ends when the test says so. */
function work() {
  const started: { name: string; end: () => void; fail: (error: Error) => void }[] = [];
  const named = (name: string) => () =>
    new Promise<string>((resolve, reject) => {
      started.push({ name, end: () => resolve(name), fail: reject });
    });
  return { started, named };
}

/** Lets everything go on that waits for nothing any more. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

it('does so much at once, lets so many wait in their order, and refuses the others', async () => {
  const gate = new RenderGate({ running: 2, waiting: 2 });
  const { started, named } = work();
  const done = ['a', 'b', 'c', 'd'].map((name) => gate.run(named(name)));
  await expect(gate.run(named('e'))).rejects.toThrow(BusyError);
  expect(started.map(({ name }) => name)).toEqual(['a', 'b']);
  started[1]?.end();
  await settle();
  expect(started.map(({ name }) => name)).toEqual(['a', 'b', 'c']);
  for (const { end } of started) end();
  await settle();
  started[3]?.end();
  expect(await Promise.all(done)).toEqual(['a', 'b', 'c', 'd']);
});

it('goes on after work that fails', async () => {
  const gate = new RenderGate({ running: 1, waiting: 1 });
  const { started, named } = work();
  const failing = gate.run(named('a'));
  const next = gate.run(named('b'));
  started[0]?.fail(new Error('on purpose'));
  await expect(failing).rejects.toThrow('on purpose');
  await settle();
  started[1]?.end();
  expect(await next).toBe('b');
});

it('keeps no place for who left while waiting', async () => {
  const gate = new RenderGate({ running: 1, waiting: 2 });
  const { started, named } = work();
  const visitor = new AbortController();
  const first = gate.run(named('a'));
  const left = gate.run(named('left'), visitor.signal);
  const last = gate.run(named('b'));
  visitor.abort(new Error('gone'));
  started[0]?.end();
  await expect(left).rejects.toThrow('gone');
  await settle();
  expect(started.map(({ name }) => name)).toEqual(['a', 'b']);
  started[1]?.end();
  expect(await Promise.all([first, last])).toEqual(['a', 'b']);
});

it('whatever comes and ends, no more than the limit runs, and every place is free in the end', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom('come', 'end', 'fail', 'leave'), { maxLength: 40 }),
      async (happenings) => {
        const limits = { running: 3, waiting: 4 };
        const gate = new RenderGate(limits);
        const { started, named } = work();
        const visitors: AbortController[] = [];
        const settled: Promise<unknown>[] = [];
        let ended = 0;
        const endNext = (how: 'end' | 'fail') => {
          const next = started[ended];
          if (!next) return;
          ended += 1;
          next[how](new Error('on purpose'));
        };
        for (const happening of happenings) {
          if (happening === 'come') {
            const visitor = new AbortController();
            visitors.push(visitor);
            settled.push(gate.run(named('x'), visitor.signal).catch((error: unknown) => error));
          } else if (happening === 'leave') visitors.pop()?.abort(new Error('gone'));
          else endNext(happening);
          await settle();
          expect(started.length - ended).toBeLessThanOrEqual(limits.running);
        }
        while (ended < started.length) {
          endNext('end');
          await settle();
        }
        await Promise.all(settled);
        const again = Array.from({ length: limits.running }, () => gate.run(async () => 'runs at once'));
        expect(await Promise.all(again)).toHaveLength(limits.running);
      },
    ),
    { numRuns: 50 },
  );
});
