import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeFreeSeats, type Evening, giveBack, signUp } from './seats';

const evening = (seats: number, ...taken: string[]): Evening => ({ seats, taken, waiting: [] });

describe('signing up', () => {
  it('takes a free seat, and joins the waiting list when there is none', () => {
    expect(signUp(evening(2, 'Roy'), 'Annie').taken).toEqual(['Roy', 'Annie']);
    expect(signUp(evening(1, 'Roy'), 'Annie')).toEqual({ seats: 1, taken: ['Roy'], waiting: ['Annie'] });
  });

  it('twice changes nothing', () => {
    const full = signUp(evening(1, 'Roy'), 'Annie');
    expect(signUp(full, 'Annie')).toBe(full);
    expect(signUp(full, 'Roy')).toBe(full);
  });
});

it.each([
  [2, 'It was the last one.'],
  [3, 'One is free.'],
  [5, '3 are free.'],
])('of %d seats with two taken: %s', (seats, text) => {
  expect(describeFreeSeats(evening(seats, 'Roy', 'Annie'))).toBe(text);
});

describe('giving a seat back', () => {
  it('gives it to the first person of the waiting list', () => {
    const full = ['Annie', 'Salim'].reduce(signUp, evening(1, 'Roy'));
    expect(giveBack(full, 'Roy')).toEqual({
      evening: { seats: 1, taken: ['Annie'], waiting: ['Salim'] },
      next: 'Annie',
    });
  });

  it('leaves the seat free without a waiting list', () => {
    expect(giveBack(evening(2, 'Roy'), 'Roy')).toEqual({ evening: evening(2) });
  });

  it('takes a waiting person off the list', () => {
    const full = signUp(evening(1, 'Roy'), 'Annie');
    expect(giveBack(full, 'Annie')).toEqual({ evening: evening(1, 'Roy') });
  });
});

it('never has more people than seats, no name twice, and no free seat while others wait', () => {
  const name = fc.constantFrom('Roy', 'Annie', 'Salim', 'Deepa', 'Fathima');
  const step = fc.record({ name, comes: fc.boolean() });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 4 }), fc.array(step), (seats, steps) => {
      const last = steps.reduce(
        (state, next) => (next.comes ? signUp(state, next.name) : giveBack(state, next.name).evening),
        evening(seats),
      );
      const everybody = [...last.taken, ...last.waiting];
      expect(last.taken.length).toBeLessThanOrEqual(seats);
      expect(new Set(everybody).size).toBe(everybody.length);
      if (last.waiting.length > 0) expect(last.taken).toHaveLength(seats);
    }),
  );
});
