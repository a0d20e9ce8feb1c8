import type { PageFacts } from './facts';
import { bySize, counted, type FindingOf, finding } from './finding';

const KILO = 1024;

/** Bytes as people say them: "840 bytes", "12 KB". */
export const sizeWords = (bytes: number): string =>
  bytes < KILO ? counted(bytes, 'byte') : `${Math.round(bytes / KILO)} KB`;

/** Bounds: HTTP Archive's median document weighs about 30 KB; Lighthouse warns from 800 elements and fails from 1,400. */
const DOCUMENT = { good: 60 * KILO, look: 200 * KILO };
const ELEMENTS = { good: 800, look: 1400 };
const WRITTEN_IN = { good: 30 * KILO, look: 100 * KILO };
const BLOCKING = { good: 0, look: 2 };

/** What has to arrive before the first word. */
export function checkWeight(facts: PageFacts): FindingOf[] {
  const { bytes, scriptBytes, styleBytes, elements, blockingScripts } = facts;
  const writtenIn = scriptBytes + styleBytes;
  return [
    finding(
      'document',
      'A light document',
      bySize(bytes, DOCUMENT.good, DOCUMENT.look),
      `The document weighs ${sizeWords(bytes)} before compression; up to ${sizeWords(DOCUMENT.good)} is light.`,
    ),
    finding(
      'elements',
      'A small tree',
      bySize(elements, ELEMENTS.good, ELEMENTS.look),
      `${counted(elements, 'element')}. Phones slow down above ${ELEMENTS.good}.`,
    ),
    finding(
      'written-in',
      'Little written into it',
      bySize(writtenIn, WRITTEN_IN.good, WRITTEN_IN.look),
      writtenIn === 0
        ? 'Neither script nor style is written into the document.'
        : `${sizeWords(scriptBytes)} of script and ${sizeWords(styleBytes)} of style travel with every visit, and are never kept.`,
    ),
    finding(
      'blocking',
      'Nothing to wait for',
      bySize(blockingScripts.length, BLOCKING.good, BLOCKING.look),
      blockingScripts.length === 0
        ? 'No script in the head holds the page back.'
        : `${counted(blockingScripts.length, 'script')} in the head without defer, async or module: the page waits.`,
      blockingScripts,
    ),
  ];
}
