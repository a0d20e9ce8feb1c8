import { checkContrast } from './check-contrast';
import { checkHeadings } from './check-headings';
import { checkMetadata } from './check-metadata';
import { checkPageWeight } from './check-page-weight';
import { checkStructuredData } from './check-structured-data';
import { checkTextAlternatives } from './check-text-alternatives';
import { type CheckResult, type Finding, SUBJECTS, type Subject } from './finding';
import type { PageFacts } from './page-facts';

const checks: Readonly<Record<Subject, (facts: PageFacts) => CheckResult[]>> = {
  weight: checkPageWeight,
  headings: checkHeadings,
  alternatives: checkTextAlternatives,
  contrast: checkContrast,
  meta: checkMetadata,
  structured: checkStructuredData,
};

/** Four findings on each of six subjects, in their order. */
export function checkPage(facts: PageFacts): Finding[] {
  return SUBJECTS.flatMap((subject) => checks[subject](facts).map((found) => ({ ...found, subject })));
}
