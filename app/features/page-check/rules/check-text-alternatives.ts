import { pluralise } from '~/domain/text/pluralise';
import type { CheckResult } from './finding';
import type { PageFacts, PageImage } from './page-facts';

const MAX_ALTERNATIVE_LENGTH = 150;
const MEANINGLESS_TEXT =
  /^(an? )?(image|img|photo|photograph|picture|pic|graphic|icon|logo|banner|untitled)s?\W*\d*$/i;
const FILE_NAME = /\.(jpe?g|png|webp|gif|svg|avif)$/i;

/** The issue of a text alternative, or `undefined`. */
export function findAlternativeIssue({ alt, isOnlyLinkContent }: PageImage): string | undefined {
  if (alt === null) return undefined;
  const text = alt.trim();
  if (text === '') return isOnlyLinkContent ? 'empty, though it is all its link has' : undefined;
  if (FILE_NAME.test(text)) return `a file name: ${text}`;
  if (MEANINGLESS_TEXT.test(text)) return `says only “${text}”`;
  return text.length > MAX_ALTERNATIVE_LENGTH ? `${text.length} characters long` : undefined;
}

/** Checks text alternatives, names of controls, and labels. */
export function checkTextAlternatives({
  images,
  unnamedControls,
  unlabelledFields,
}: PageFacts): CheckResult[] {
  const missing = images.filter(({ alt }) => alt === null);
  const weakAlternatives = images.flatMap((image) => {
    const issue = findAlternativeIssue(image);
    return issue ? [`${image.name}: ${issue}`] : [];
  });
  return [
    {
      id: 'alt-there',
      name: 'Every picture has an alternative',
      state: images.length === 0 ? 'unknown' : missing.length === 0 ? 'good' : 'error',
      message:
        images.length === 0
          ? 'There are no pictures in the document.'
          : missing.length === 0
            ? `All of ${pluralise(images.length, 'picture')} have one, or say on purpose that they need none.`
            : `${missing.length} of ${pluralise(images.length, 'picture')} without alt: the file name is read out.`,
      locations: missing.map(({ name }) => name),
    },
    {
      id: 'alt-says',
      name: 'And it says something',
      state:
        images.length === missing.length ? 'unknown' : weakAlternatives.length === 0 ? 'good' : 'warning',
      message:
        images.length === missing.length
          ? 'There is no alternative to read.'
          : weakAlternatives.length === 0
            ? 'None is a file name, an empty word or a whole paragraph.'
            : `${pluralise(weakAlternatives.length, 'alternative')} that will not help.`,
      locations: weakAlternatives,
    },
    {
      id: 'names',
      name: 'Links and buttons have names',
      state: unnamedControls.length === 0 ? 'good' : 'error',
      message:
        unnamedControls.length === 0
          ? 'Each can be asked for by its words.'
          : `${pluralise(unnamedControls.length, 'control')} without a word. By voice and by ear there is nothing there.`,
      locations: unnamedControls,
    },
    {
      id: 'labels',
      name: 'Fields have labels',
      state: unlabelledFields.length === 0 ? 'good' : 'error',
      message:
        unlabelledFields.length === 0
          ? 'Every field says what belongs into it.'
          : `${pluralise(unlabelledFields.length, 'field')} without a label; a placeholder is gone when one types.`,
      locations: unlabelledFields,
    },
  ];
}
