import { createHash } from 'node:crypto';
import fc from 'fast-check';

/** FUZZ_SEED=… runs with other values, FUZZ_ROUNDS=… with more of them; neither is needed for `npm test`. */
export const fuzzSeed = Number(process.env.FUZZ_SEED ?? 20_261_122);
const rounds = Number(process.env.FUZZ_ROUNDS ?? 1);

const seedOf = (purpose: string) =>
  createHash('sha256').update(`${fuzzSeed} ${purpose}`).digest().readInt32BE();

/** The same values for the same seed and purpose. */
export const samples = <Value>(
  purpose: string,
  arbitrary: fc.Arbitrary<Value>,
  count: number,
): readonly Value[] => fc.sample(arbitrary, { seed: seedOf(purpose), numRuns: count * rounds });
