import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ReplicaLag, toLogPosition } from './replica-lag.server';

test('positions are ordered as numbers, not as texts', () => {
  expect(toLogPosition('16/B374D848')).toBe(0x16_b374_d848n);
  expect(toLogPosition('A/0')).toBeGreaterThan(toLogPosition('9/FFFFFFFF'));
});

test('whatever is reached was committed before that time', () => {
  const steps = fc.array(fc.record({ written: fc.nat(3), replayed: fc.nat(3) }), { maxLength: 60 });
  fc.assert(
    fc.property(steps, (list) => {
      const lag = new ReplicaLag();
      let primary = 0;
      let replica = 0;
      const primaryAt: number[] = [];
      for (const [at, { written, replayed }] of list.entries()) {
        primaryAt[at] = primary;
        lag.addPrimary(`0/${primary.toString(16)}`, at);
        primary += written;
        replica = Math.min(primary, replica + replayed);
        lag.addReplica(`0/${replica.toString(16)}`);
        const reached = lag.reachedAt;
        if (reached >= 0) expect(primaryAt[reached]).toBeLessThanOrEqual(replica);
        // Nothing newer was reached either: the bound is as good as the measurements.
        expect(primaryAt.findLastIndex((position) => position <= replica)).toBe(Math.max(reached, -1));
      }
    }),
  );
});

test('a standby without an answer for a long time takes little memory, and is used again when it answers', () => {
  const lag = new ReplicaLag();
  for (let at = 0; at < 5000; at += 1) lag.addPrimary(`1/${at.toString(16)}`, at);
  lag.addReplica('0/1');
  expect(lag.reachedAt).toBe(Number.NEGATIVE_INFINITY);
  lag.addReplica('2/0');
  expect(lag.reachedAt).toBe(999);
  lag.addPrimary('2/1', 6000);
  lag.addReplica('2/1');
  expect(lag.reachedAt).toBe(6000);
});
