import { contrastRatio } from './colour-contrast';
import { type CheckResult, createFinding, pluralise } from './finding';
import type { PageFacts, TextColours } from './page-facts';

/** WCAG 2.2, 1.4.3. */
const ENOUGH = 4.5;
const ENOUGH_FOR_LARGE = 3;

export const hasEnoughContrast = ({ colour, background, isLarge }: TextColours): boolean =>
  contrastRatio(colour, background) >= (isLarge ? ENOUGH_FOR_LARGE : ENOUGH);

/** Two decimals, cut and not rounded: 4.499 is not 4.5. */
const ratioWords = (ratio: number) => (Math.floor(ratio * 100) / 100).toFixed(2);

/** Pairs of colours, one for all words that wear them, the faintest first. */
function faintPairs(colours: readonly TextColours[]): string[] {
  const faint = colours
    .filter((words) => !hasEnoughContrast(words))
    .toSorted((a, b) => contrastRatio(a.colour, a.background) - contrastRatio(b.colour, b.background));
  const seen = new Set<string>();
  return faint.flatMap(({ colour, background, text }) => {
    const pair = `${colour} on ${background}`;
    if (seen.has(pair)) return [];
    seen.add(pair);
    return [`${ratioWords(contrastRatio(colour, background))} : 1, ${pair}, “${text}”`];
  });
}

/** What can be seen without effort, as far as the document itself says. */
export function checkContrast(facts: PageFacts): CheckResult[] {
  const {
    textColours,
    textOverImages,
    smallFontSizes,
    focusHidingSelectors,
    hasFocusStyle,
    externalStylesheets,
  } = facts;
  const faint = faintPairs(textColours);
  const elsewhere =
    externalStylesheets > 0
      ? ` ${pluralise(externalStylesheets, 'style sheet')} in other files could not be seen.`
      : '';
  return [
    createFinding(
      'ratio',
      'Words stand out',
      textColours.length === 0 ? 'unseen' : faint.length === 0 ? 'good' : 'fault',
      textColours.length === 0
        ? `The document says no colours that can be worked out.${elsewhere}`
        : faint.length === 0
          ? `${pluralise(textColours.length, 'piece')} of text measured, all at 4.5 : 1 or, where large, 3 : 1.${elsewhere}`
          : `${pluralise(faint.length, 'pair')} of colours below 4.5 : 1.${elsewhere}`,
      faint,
    ),
    createFinding(
      'on-pictures',
      'A colour behind every picture',
      textOverImages.length === 0 ? 'good' : 'look',
      textOverImages.length === 0
        ? 'No words depend on a picture having arrived.'
        : 'Words lie on a picture with no colour behind it. Until it is there they may not be readable.',
      textOverImages,
    ),
    createFinding(
      'tiny',
      'Nothing smaller than 12 px',
      smallFontSizes.length === 0 ? 'good' : 'look',
      smallFontSizes.length === 0
        ? 'No size below 12 px is declared here.'
        : `${pluralise(smallFontSizes.length, 'size')} that nobody over forty can read on a bus.`,
      smallFontSizes,
    ),
    createFinding(
      'focus',
      'The focus can be seen',
      focusHidingSelectors.length === 0 ? 'good' : hasFocusStyle ? 'look' : 'fault',
      focusHidingSelectors.length === 0
        ? 'Nothing here takes the focus ring away.'
        : hasFocusStyle
          ? 'The ring is taken away and another drawn: try it with the Tab key.'
          : 'The ring is taken away and nothing drawn instead. By keyboard one is lost.',
      focusHidingSelectors,
    ),
  ];
}
