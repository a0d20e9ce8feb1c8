import type { PageFacts } from '~/features/page-check/rules/page-facts';
import { type DeclaredRule, readDeclaredStyles } from './declared-styles';
import { readTextColours } from './read-text-colours';

const MIN_FONT_PX = 12;
const PX_PER_PT = 4 / 3;

function isTooSmall(size: string): boolean {
  const [, value, unit] = /^([\d.]+)(px|pt)$/.exec(size) ?? [];
  return value !== undefined && Number(value) * (unit === 'pt' ? PX_PER_PT : 1) < MIN_FONT_PX;
}

const isOnImage = ({ style }: DeclaredRule) =>
  /url\(|gradient\(/.test(style.backgroundImage || style.background) && !style.backgroundColor;

const getOutline = ({ style }: DeclaredRule) => style.outline || style.outlineStyle || style.outlineWidth;
const isNone = (value: string) => /^(none|0|0px)\b/.test(value);

const hidesFocus = (rule: DeclaredRule) =>
  (rule.selector.includes(':focus') || rule.selector === '*') && isNone(getOutline(rule));

const showsFocus = (rule: DeclaredRule) =>
  rule.selector.includes(':focus') &&
  [rule.style.boxShadow, rule.style.borderColor, getOutline(rule)].some((value) => value && !isNone(value));

/** Reads the styles in the document. Style sheets in other files are not fetched. */
export function readStyles(
  page: Document,
): Pick<
  PageFacts,
  'textColours' | 'textOverImages' | 'smallFontSizes' | 'focusHidingSelectors' | 'hasFocusStyle'
> {
  const rules = readDeclaredStyles(page);
  return {
    textColours: readTextColours(page, rules),
    textOverImages: rules.filter(isOnImage).map(({ selector }) => selector),
    smallFontSizes: rules
      .filter(({ style }) => isTooSmall(style.fontSize))
      .map(({ selector, style }) => `${selector}: ${style.fontSize}`),
    focusHidingSelectors: rules.filter(hidesFocus).map(({ selector }) => selector),
    hasFocusStyle: rules.some(showsFocus),
  };
}
