/** Returns a number from 0 (inclusive) to 1 (exclusive). */
export type Random = () => number;

/** Mulberry32: equal seeds return equal numbers on the server and in every browser. */
export function createSeededRandom(seed: number): Random {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Returns an integer from 0 (inclusive) to `count` (exclusive). */
export const pickRandomInteger = (random: Random, count: number) => Math.floor(random() * count);

export function pickRandom<T>(random: Random, options: readonly [T, ...T[]]): T {
  return options[pickRandomInteger(random, options.length)] ?? options[0];
}
