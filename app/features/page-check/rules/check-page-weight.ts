import { type CheckResult, createFinding, pluralise, rateSize } from './finding';
import type { PageFacts } from './page-facts';

const KILO = 1024;

/** Bytes as people say them: "840 bytes", "12 KB". */
export const formatKilobytes = (bytes: number): string =>
  bytes < KILO ? pluralise(bytes, 'byte') : `${Math.round(bytes / KILO)} KB`;

/** Bounds: HTTP Archive's median document weighs about 30 KB; Lighthouse warns from 800 elements and fails from 1,400. */
const DOCUMENT = { good: 60 * KILO, look: 200 * KILO };
const ELEMENTS = { good: 800, look: 1400 };
const WRITTEN_IN = { good: 30 * KILO, look: 100 * KILO };
const BLOCKING = { good: 0, look: 2 };

/** What has to arrive before the first word. */
export function checkPageWeight(facts: PageFacts): CheckResult[] {
  const { bytes, scriptBytes, styleBytes, elements, blockingScripts } = facts;
  const writtenIn = scriptBytes + styleBytes;
  return [
    createFinding(
      'document',
      'A light document',
      rateSize(bytes, DOCUMENT.good, DOCUMENT.look),
      `The document weighs ${formatKilobytes(bytes)} before compression; up to ${formatKilobytes(DOCUMENT.good)} is light.`,
    ),
    createFinding(
      'elements',
      'A small tree',
      rateSize(elements, ELEMENTS.good, ELEMENTS.look),
      `${pluralise(elements, 'element')}. Phones slow down above ${ELEMENTS.good}.`,
    ),
    createFinding(
      'written-in',
      'Little written into it',
      rateSize(writtenIn, WRITTEN_IN.good, WRITTEN_IN.look),
      writtenIn === 0
        ? 'Neither script nor style is written into the document.'
        : `${formatKilobytes(scriptBytes)} of script and ${formatKilobytes(styleBytes)} of style travel with every visit, and are never kept.`,
    ),
    createFinding(
      'blocking',
      'Nothing to wait for',
      rateSize(blockingScripts.length, BLOCKING.good, BLOCKING.look),
      blockingScripts.length === 0
        ? 'No script in the head holds the page back.'
        : `${pluralise(blockingScripts.length, 'script')} in the head without defer, async or module: the page waits.`,
      blockingScripts,
    ),
  ];
}
