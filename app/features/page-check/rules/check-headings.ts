import { pluralise } from '~/domain/text/pluralise';
import type { CheckResult } from './finding';
import type { Heading, PageFacts } from './page-facts';

const formatHeading = ({ level, text }: Heading) => `h${level} ${text || '(empty)'}`;

/** Headings that skip a level. The first one may be an h2, because menus often come before the h1. */
export function findSkippedLevels(headings: readonly Heading[]): Heading[] {
  return headings.filter(({ level }, index) => level > (headings[index - 1]?.level ?? 1) + 1);
}

/** Headings with the text of an earlier one of the same level. */
function findRepeatedHeadings(headings: readonly Heading[]): Heading[] {
  const getKey = ({ level, text }: Heading) => `${level} ${text.toLowerCase()}`;
  const keys = headings.map(getKey);
  return headings.filter((heading, index) => heading.text !== '' && keys.indexOf(getKey(heading)) < index);
}

/** Checks the outline of the page. */
export function checkHeadings({ headings }: PageFacts): CheckResult[] {
  const h1s = headings.filter(({ level }) => level === 1);
  const skipped = findSkippedLevels(headings);
  const empty = headings.filter(({ text }) => text === '');
  const repeated = findRepeatedHeadings(headings);
  return [
    {
      id: 'one-h1',
      name: 'One first heading',
      state: h1s.length === 1 ? 'good' : h1s.length === 0 ? 'error' : 'warning',
      message:
        h1s.length === 1
          ? 'There is one h1, as there should be.'
          : h1s.length === 0
            ? 'There is no h1: the page does not say what it is.'
            : `${h1s.length} first headings: which one is the page about?`,
      locations: h1s.length > 1 ? h1s.map(formatHeading) : [],
    },
    {
      id: 'levels',
      name: 'No level skipped',
      state: headings.length === 0 ? 'unknown' : skipped.length === 0 ? 'good' : 'error',
      message:
        headings.length === 0
          ? 'Without headings there are no levels.'
          : skipped.length === 0
            ? `${pluralise(headings.length, 'heading')}, each at most one level below the one before.`
            : `${pluralise(skipped.length, 'heading')} left a level out. Whoever listens thinks something is missing.`,
      locations: skipped.map(formatHeading),
    },
    {
      id: 'empty-headings',
      name: 'None empty',
      state: empty.length === 0 ? 'good' : 'error',
      message:
        empty.length === 0
          ? 'Every heading has words.'
          : `${pluralise(empty.length, 'heading')} without a word: read out as “heading” and silence.`,
      locations: empty.map(formatHeading),
    },
    {
      id: 'repeated-headings',
      name: 'None said twice',
      state: repeated.length === 0 ? 'good' : 'warning',
      message:
        repeated.length === 0
          ? 'No two headings of a level say the same.'
          : 'Some headings repeat each other; in a list of contents they cannot be told apart.',
      locations: repeated.map(formatHeading),
    },
  ];
}
