import { pluralise } from '~/domain/text/pluralise';
import { calculateContrastRatio } from './colour-contrast';
import type { CheckResult } from './finding';
import type { PageFacts, TextColours } from './page-facts';

/** WCAG 2.2, 1.4.3. */
const MIN_CONTRAST = 4.5;
const MIN_CONTRAST_LARGE = 3;

export const hasEnoughContrast = ({ colour, background, isLarge }: TextColours): boolean =>
  calculateContrastRatio(colour, background) >= (isLarge ? MIN_CONTRAST_LARGE : MIN_CONTRAST);

/** Two decimals, rounded down: 4.499 is not 4.5. */
const formatRatio = (ratio: number) => (Math.floor(ratio * 100) / 100).toFixed(2);

/** Distinct pairs of colours with too little contrast, the lowest first, each with a sample of its text. */
function listLowContrastPairs(colours: readonly TextColours[]): string[] {
  const lowContrast = colours
    .filter((colours) => !hasEnoughContrast(colours))
    .toSorted(
      (a, b) =>
        calculateContrastRatio(a.colour, a.background) - calculateContrastRatio(b.colour, b.background),
    );
  const seen = new Set<string>();
  return lowContrast.flatMap(({ colour, background, text }) => {
    const pair = `${colour} on ${background}`;
    if (seen.has(pair)) return [];
    seen.add(pair);
    return [`${formatRatio(calculateContrastRatio(colour, background))} : 1, ${pair}, “${text}”`];
  });
}

/** Contrast, text over images, font sizes and focus styles, as far as the document declares them. */
export function checkContrast(facts: PageFacts): CheckResult[] {
  const {
    textColours,
    textOverImages,
    smallFontSizes,
    focusHidingSelectors,
    hasFocusStyle,
    externalStylesheets,
  } = facts;
  const lowContrastPairs = listLowContrastPairs(textColours);
  const externalNote =
    externalStylesheets > 0
      ? ` ${pluralise(externalStylesheets, 'style sheet')} in other files could not be seen.`
      : '';
  return [
    {
      id: 'ratio',
      name: 'Words stand out',
      state: textColours.length === 0 ? 'unknown' : lowContrastPairs.length === 0 ? 'good' : 'error',
      message:
        textColours.length === 0
          ? `The document says no colours that can be worked out.${externalNote}`
          : lowContrastPairs.length === 0
            ? `${pluralise(textColours.length, 'piece')} of text measured, all at 4.5 : 1 or, where large, 3 : 1.${externalNote}`
            : `${pluralise(lowContrastPairs.length, 'pair')} of colours below 4.5 : 1.${externalNote}`,
      locations: lowContrastPairs,
    },
    {
      id: 'on-pictures',
      name: 'A colour behind every picture',
      state: textOverImages.length === 0 ? 'good' : 'warning',
      message:
        textOverImages.length === 0
          ? 'No words depend on a picture having arrived.'
          : 'Words lie on a picture with no colour behind it. Until it is there they may not be readable.',
      locations: textOverImages,
    },
    {
      id: 'tiny',
      name: 'Nothing smaller than 12 px',
      state: smallFontSizes.length === 0 ? 'good' : 'warning',
      message:
        smallFontSizes.length === 0
          ? 'No size below 12 px is declared here.'
          : `${pluralise(smallFontSizes.length, 'size')} that nobody over forty can read on a bus.`,
      locations: smallFontSizes,
    },
    {
      id: 'focus',
      name: 'The focus can be seen',
      state: focusHidingSelectors.length === 0 ? 'good' : hasFocusStyle ? 'warning' : 'error',
      message:
        focusHidingSelectors.length === 0
          ? 'Nothing here takes the focus ring away.'
          : hasFocusStyle
            ? 'The ring is taken away and another drawn: try it with the Tab key.'
            : 'The ring is taken away and nothing drawn instead. By keyboard one is lost.',
      locations: focusHidingSelectors,
    },
  ];
}
