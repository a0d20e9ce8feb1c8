import { pluralise } from '~/domain/text/pluralise';
import { type CheckResult, rateSize } from './finding';
import type { PageFacts } from './page-facts';

const BYTES_PER_KB = 1024;

/** "840 bytes", "12 KB". */
export const formatKilobytes = (bytes: number): string =>
  bytes < BYTES_PER_KB ? pluralise(bytes, 'byte') : `${Math.round(bytes / BYTES_PER_KB)} KB`;

/** HTTP Archive's median document has about 30 KB. Lighthouse warns from 800 elements and fails from 1,400. */
const DOCUMENT_LIMITS = { good: 60 * BYTES_PER_KB, warning: 200 * BYTES_PER_KB };
const ELEMENT_LIMITS = { good: 800, warning: 1400 };
const INLINE_LIMITS = { good: 30 * BYTES_PER_KB, warning: 100 * BYTES_PER_KB };
const BLOCKING_SCRIPT_LIMITS = { good: 0, warning: 2 };

/** Checks size of the document, number of elements, inline code and blocking scripts. */
export function checkPageWeight(facts: PageFacts): CheckResult[] {
  const { bytes, scriptBytes, styleBytes, elements, blockingScripts } = facts;
  const inlineBytes = scriptBytes + styleBytes;
  return [
    {
      id: 'document',
      name: 'A light document',
      state: rateSize(bytes, DOCUMENT_LIMITS.good, DOCUMENT_LIMITS.warning),
      message: `The document weighs ${formatKilobytes(bytes)} before compression; up to ${formatKilobytes(DOCUMENT_LIMITS.good)} is light.`,
      locations: [],
    },
    {
      id: 'elements',
      name: 'A small tree',
      state: rateSize(elements, ELEMENT_LIMITS.good, ELEMENT_LIMITS.warning),
      message: `${pluralise(elements, 'element')}. Phones slow down above ${ELEMENT_LIMITS.good}.`,
      locations: [],
    },
    {
      id: 'written-in',
      name: 'Little written into it',
      state: rateSize(inlineBytes, INLINE_LIMITS.good, INLINE_LIMITS.warning),
      message:
        inlineBytes === 0
          ? 'Neither script nor style is written into the document.'
          : `${formatKilobytes(scriptBytes)} of script and ${formatKilobytes(styleBytes)} of style travel with every visit, and are never cached.`,
      locations: [],
    },
    {
      id: 'blocking',
      name: 'Nothing to wait for',
      state: rateSize(blockingScripts.length, BLOCKING_SCRIPT_LIMITS.good, BLOCKING_SCRIPT_LIMITS.warning),
      message:
        blockingScripts.length === 0
          ? 'No script in the head holds the page back.'
          : `${pluralise(blockingScripts.length, 'script')} in the head without defer, async or module: the page waits.`,
      locations: blockingScripts,
    },
  ];
}
