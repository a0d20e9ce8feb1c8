import { type CheckResult, createFinding, pluralise } from './finding';
import type { PageFacts, PageImage } from './page-facts';

const LONGEST_ALTERNATIVE = 150;
const SAYS_NOTHING =
  /^(an? )?(image|img|photo|photograph|picture|pic|graphic|icon|logo|banner|untitled)s?\W*\d*$/i;
const FILE_NAME = /\.(jpe?g|png|webp|gif|svg|avif)$/i;

/** Why an alternative does not serve, or nothing. */
export function findAlternativeIssue({ alt, isOnlyLinkContent }: PageImage): string | undefined {
  if (alt === null) return undefined;
  const words = alt.trim();
  if (words === '') return isOnlyLinkContent ? 'empty, though it is all its link has' : undefined;
  if (FILE_NAME.test(words)) return `a file name: ${words}`;
  if (SAYS_NOTHING.test(words)) return `says only “${words}”`;
  return words.length > LONGEST_ALTERNATIVE ? `${words.length} characters long` : undefined;
}

/** What somebody gets who cannot see the page. */
export function checkTextAlternatives({
  images,
  unnamedControls,
  unlabelledFields,
}: PageFacts): CheckResult[] {
  const missing = images.filter(({ alt }) => alt === null);
  const weak = images.flatMap((image) => {
    const fault = findAlternativeIssue(image);
    return fault ? [`${image.name}: ${fault}`] : [];
  });
  return [
    createFinding(
      'alt-there',
      'Every picture has an alternative',
      images.length === 0 ? 'unseen' : missing.length === 0 ? 'good' : 'fault',
      images.length === 0
        ? 'There are no pictures in the document.'
        : missing.length === 0
          ? `All of ${pluralise(images.length, 'picture')} have one, or say on purpose that they need none.`
          : `${missing.length} of ${pluralise(images.length, 'picture')} without alt: the file name is read out.`,
      missing.map(({ name }) => name),
    ),
    createFinding(
      'alt-says',
      'And it says something',
      images.length === missing.length ? 'unseen' : weak.length === 0 ? 'good' : 'look',
      images.length === missing.length
        ? 'There is no alternative to read.'
        : weak.length === 0
          ? 'None is a file name, an empty word or a whole paragraph.'
          : `${pluralise(weak.length, 'alternative')} that will not help.`,
      weak,
    ),
    createFinding(
      'names',
      'Links and buttons have names',
      unnamedControls.length === 0 ? 'good' : 'fault',
      unnamedControls.length === 0
        ? 'Each can be asked for by its words.'
        : `${pluralise(unnamedControls.length, 'control')} without a word. By voice and by ear there is nothing there.`,
      unnamedControls,
    ),
    createFinding(
      'labels',
      'Fields have labels',
      unlabelledFields.length === 0 ? 'good' : 'fault',
      unlabelledFields.length === 0
        ? 'Every field says what belongs into it.'
        : `${pluralise(unlabelledFields.length, 'field')} without a label; a placeholder is gone when one types.`,
      unlabelledFields,
    ),
  ];
}
