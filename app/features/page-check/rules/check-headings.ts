import { type CheckResult, createFinding, pluralise } from './finding';
import type { Heading, PageFacts } from './page-facts';

const shown = ({ level, text }: Heading) => `h${level} ${text || '(empty)'}`;

/** Headings that are more than one level below the one before. The first may be an h2: menus often stand before the h1. */
export function findSkippedLevels(headings: readonly Heading[]): Heading[] {
  return headings.filter(({ level }, index) => level > (headings[index - 1]?.level ?? 1) + 1);
}

/** Headings whose words stood in an earlier one of the same level. */
function repeated(headings: readonly Heading[]): Heading[] {
  const key = ({ level, text }: Heading) => `${level} ${text.toLowerCase()}`;
  const keys = headings.map(key);
  return headings.filter((heading, index) => heading.text !== '' && keys.indexOf(key(heading)) < index);
}

/** The page as its contents list reads. */
export function checkHeadings({ headings }: PageFacts): CheckResult[] {
  const first = headings.filter(({ level }) => level === 1);
  const skipped = findSkippedLevels(headings);
  const empty = headings.filter(({ text }) => text === '');
  const same = repeated(headings);
  return [
    createFinding(
      'one-h1',
      'One first heading',
      first.length === 1 ? 'good' : first.length === 0 ? 'fault' : 'look',
      first.length === 1
        ? 'There is one h1, as there should be.'
        : first.length === 0
          ? 'There is no h1: the page does not say what it is.'
          : `${first.length} first headings: which one is the page about?`,
      first.length > 1 ? first.map(shown) : [],
    ),
    createFinding(
      'levels',
      'No level skipped',
      headings.length === 0 ? 'unseen' : skipped.length === 0 ? 'good' : 'fault',
      headings.length === 0
        ? 'Without headings there are no levels.'
        : skipped.length === 0
          ? `${pluralise(headings.length, 'heading')}, each at most one level below the one before.`
          : `${pluralise(skipped.length, 'heading')} left a level out. Whoever listens thinks something is missing.`,
      skipped.map(shown),
    ),
    createFinding(
      'empty-headings',
      'None empty',
      empty.length === 0 ? 'good' : 'fault',
      empty.length === 0
        ? 'Every heading has words.'
        : `${pluralise(empty.length, 'heading')} without a word: read out as “heading” and silence.`,
      empty.map(shown),
    ),
    createFinding(
      'repeated-headings',
      'None said twice',
      same.length === 0 ? 'good' : 'look',
      same.length === 0
        ? 'No two headings of a level say the same.'
        : 'Some headings repeat each other; in a list of contents they cannot be told apart.',
      same.map(shown),
    ),
  ];
}
