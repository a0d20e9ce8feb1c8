import { checkAlternatives } from './alternatives';
import { checkContrast } from './contrast';
import type { PageFacts } from './facts';
import { type Finding, type FindingOf, SUBJECTS, type Subject } from './finding';
import { checkHeadings } from './headings';
import { checkMeta } from './meta';
import { checkStructured } from './structured';
import { checkWeight } from './weight';

const checks: Readonly<Record<Subject, (facts: PageFacts) => FindingOf[]>> = {
  weight: checkWeight,
  headings: checkHeadings,
  alternatives: checkAlternatives,
  contrast: checkContrast,
  meta: checkMeta,
  structured: checkStructured,
};

/** Four findings on each of six subjects, in their order. */
export function checkPage(facts: PageFacts): Finding[] {
  return SUBJECTS.flatMap((subject) => checks[subject](facts).map((found) => ({ ...found, subject })));
}
