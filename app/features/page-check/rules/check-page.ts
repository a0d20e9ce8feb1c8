import { checkContrast } from './check-contrast';
import { checkHeadings } from './check-headings';
import { checkMetadata } from './check-metadata';
import { checkPageWeight } from './check-page-weight';
import { checkStructuredData } from './check-structured-data';
import { checkTextAlternatives } from './check-text-alternatives';
import { type CheckResult, type Finding, SUBJECTS, type Subject } from './finding';
import type { PageFacts } from './page-facts';

const CHECKS: Readonly<Record<Subject, (facts: PageFacts) => CheckResult[]>> = {
  weight: checkPageWeight,
  headings: checkHeadings,
  alternatives: checkTextAlternatives,
  contrast: checkContrast,
  meta: checkMetadata,
  structured: checkStructuredData,
};

/** Returns four findings on each of the six subjects, in their order. */
export function checkPage(facts: PageFacts): Finding[] {
  return SUBJECTS.flatMap((subject) => CHECKS[subject](facts).map((result) => ({ ...result, subject })));
}
