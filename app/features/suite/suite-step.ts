import { suiteSteps } from '~/content/products/suite-content';

/** Reads the step from a URL: 1 to the number of steps. Anything else is the first one. */
export function parseSuiteStep(query: URLSearchParams): number {
  const text = query.get('step');
  return (
    1 +
    Math.max(
      0,
      suiteSteps.findIndex((_, index) => String(index + 1) === text),
    )
  );
}
