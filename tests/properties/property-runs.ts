import fc from 'fast-check';

/** `npm run test:properties` uses this mode of Vitest. */
const LONG_MODE = 'properties';
const LONG_RUNS = 2000;

/** Any number. The values of all properties depend on it. */
const CI_SEED = 20_261_126;

/**
 * The values of properties are new in each run, so that more of them are tried over time. In CI they are always the same ones, so
 * that the result depends on the commit alone.
 */
if (import.meta.env.MODE === LONG_MODE) fc.configureGlobal({ numRuns: LONG_RUNS });
else if (process.env.CI) fc.configureGlobal({ seed: CI_SEED });
