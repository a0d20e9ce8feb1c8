/** Numbers from 0 up to, but never, 1. */
export type Random = () => number;

/** Mulberry32: the same seed gives the same picture on every machine, on the server as in the browser. */
export function createSeededRandom(seed: number): Random {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A whole number from 0 up to, but not including, `count`. */
export const pickRandomInteger = (random: Random, count: number) => Math.floor(random() * count);

export function pickRandom<T>(random: Random, options: readonly [T, ...T[]]): T {
  return options[pickRandomInteger(random, options.length)] ?? options[0];
}
