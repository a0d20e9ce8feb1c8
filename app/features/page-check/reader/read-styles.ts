import type { PageFacts } from '~/features/page-check/rules/page-facts';
import { type DeclaredRule, readDeclaredStyles } from './declared-styles';
import { readTextColours } from './read-text-colours';

const SMALLEST_PX = 12;
const PX_PER_PT = 4 / 3;

function isTiny(size: string): boolean {
  const [, value, unit] = /^([\d.]+)(px|pt)$/.exec(size) ?? [];
  return value !== undefined && Number(value) * (unit === 'pt' ? PX_PER_PT : 1) < SMALLEST_PX;
}

const isOnPicture = ({ style }: DeclaredRule) =>
  /url\(|gradient\(/.test(style.backgroundImage || style.background) && !style.backgroundColor;

const ring = ({ style }: DeclaredRule) => style.outline || style.outlineStyle || style.outlineWidth;
const isNone = (value: string) => /^(none|0|0px)\b/.test(value);

const hidesFocus = (rule: DeclaredRule) =>
  (rule.selector.includes(':focus') || rule.selector === '*') && isNone(ring(rule));

const drawsFocus = (rule: DeclaredRule) =>
  rule.selector.includes(':focus') &&
  [rule.style.boxShadow, rule.style.borderColor, ring(rule)].some((value) => value && !isNone(value));

/** What the document says about its looks; style sheets in other files are not fetched. */
export function readStyles(
  page: Document,
): Pick<
  PageFacts,
  'textColours' | 'textOverImages' | 'smallFontSizes' | 'focusHidingSelectors' | 'hasFocusStyle'
> {
  const rules = readDeclaredStyles(page);
  return {
    textColours: readTextColours(page, rules),
    textOverImages: rules.filter(isOnPicture).map(({ selector }) => selector),
    smallFontSizes: rules
      .filter(({ style }) => isTiny(style.fontSize))
      .map(({ selector, style }) => `${selector}: ${style.fontSize}`),
    focusHidingSelectors: rules.filter(hidesFocus).map(({ selector }) => selector),
    hasFocusStyle: rules.some(drawsFocus),
  };
}
