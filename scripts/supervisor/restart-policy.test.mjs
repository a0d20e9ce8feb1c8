import { describe, expect, it } from 'vitest';
import { createRestartPolicy, isCrash } from './restart-policy.mjs';

describe('a program is restarted', () => {
  it.each([
    ['after an uncaught error', 70, null, true],
    ['after it ran out of memory', null, 'SIGABRT', true],
    ['after it was killed', null, 'SIGKILL', true],
    ['not after a stop', 0, null, false],
    ['not when it could not start', 1, null, false],
    ['not when a stop signal ended it', null, 'SIGTERM', false],
  ])('%s', (_, code, signal, expected) => {
    expect(isCrash(code, signal)).toBe(expected);
  });
});

const crash = { wasReady: true, milliseconds: 1_000 };
const failedStart = { wasReady: false, milliseconds: 1_000 };
const longRun = { wasReady: true, milliseconds: 60_000 };
const pausesAfter = (runs) => runs.map(createRestartPolicy());

describe('the pause before a restart', () => {
  it('starts at 100 ms, doubles, and has a maximum of ten seconds', () => {
    const pauses = pausesAfter(Array(9).fill(crash));
    expect(pauses).toEqual([100, 200, 400, 800, 1_600, 3_200, 6_400, 10_000, 10_000]);
  });

  it('is short again after a long run', () => {
    expect(pausesAfter([crash, crash, crash, longRun, crash])).toEqual([100, 200, 400, 100, 200]);
  });
});

describe('restarts end', () => {
  it('after five failed starts in a row', () => {
    expect(pausesAfter(Array(5).fill(failedStart))).toEqual([100, 200, 400, 800, undefined]);
    expect(pausesAfter([failedStart, failedStart, crash, failedStart, failedStart])).not.toContain(undefined);
  });

  it('after thirty short runs in a row', () => {
    const pauses = pausesAfter(Array(31).fill(crash));
    expect(pauses.indexOf(undefined)).toBe(30);
  });
});
