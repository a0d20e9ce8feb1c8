import type { PageFacts } from '~/domain/page-check/facts';
import { type DeclaredRule, declaredStyles } from './declared-styles';
import { wordColours } from './word-colours';

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
export function readLooks(
  page: Document,
): Pick<PageFacts, 'colours' | 'onPictures' | 'tinySizes' | 'hiddenFocus' | 'drawsFocus'> {
  const rules = declaredStyles(page);
  return {
    colours: wordColours(page, rules),
    onPictures: rules.filter(isOnPicture).map(({ selector }) => selector),
    tinySizes: rules
      .filter(({ style }) => isTiny(style.fontSize))
      .map(({ selector, style }) => `${selector}: ${style.fontSize}`),
    hiddenFocus: rules.filter(hidesFocus).map(({ selector }) => selector),
    drawsFocus: rules.some(drawsFocus),
  };
}
