import { createHash } from 'node:crypto';
import fc from 'fast-check';

/** FUZZ_SEED selects other values, FUZZ_ROUNDS times as many of them. Both are optional. */
export const fuzzSeed = Number(process.env.FUZZ_SEED ?? 20_261_122);
export const fuzzRounds = Number(process.env.FUZZ_ROUNDS ?? 1);

const createSeed = (purpose: string) =>
  createHash('sha256').update(`${fuzzSeed} ${purpose}`).digest().readInt32BE();

/** The same values for the same seed and purpose. */
export const drawSamples = <Value>(
  purpose: string,
  arbitrary: fc.Arbitrary<Value>,
  count: number,
): readonly Value[] => fc.sample(arbitrary, { seed: createSeed(purpose), numRuns: count * fuzzRounds });
