import { parseColour } from '~/features/page-check/rules/colour-contrast';
import type { TextColours } from '~/features/page-check/rules/page-facts';
import { type DeclaredRule, findRuleElements } from './declared-styles';

const LARGE_PX = 24;
const LARGE_BOLD_PX = 18.66;
const HEADING_PX: Readonly<Record<string, number>> = { h1: 32, h2: 24, h3: 18.72 };
const LONGEST_SAMPLE = 32;
const MOST_SAMPLES = 400;

interface Worn {
  value: string;
  rank: number;
}

/** The winning value of one property on each element that has one. */
function wornValues(
  page: Document,
  rules: readonly DeclaredRule[],
  readValue: (style: CSSStyleDeclaration) => string,
) {
  const worn = new Map<Element, Worn>();
  for (const rule of rules) {
    const value = readValue(rule.style);
    if (value === '') continue;
    for (const element of findRuleElements(page, rule)) {
      if ((worn.get(element)?.rank ?? -1) <= rule.rank) worn.set(element, { value, rank: rule.rank });
    }
  }
  return (element: Element) => worn.get(element)?.value;
}

/** The value of the element or of the nearest one around it. */
function inherited(
  element: Element,
  readValue: (element: Element) => string | undefined,
): string | undefined {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const value = readValue(at);
    if (value !== undefined) return value;
  }
  return undefined;
}

const ownWords = (element: Element) =>
  [...element.childNodes]
    .filter(({ nodeType }) => nodeType === 3)
    .map(({ textContent }) => textContent?.trim())
    .filter(Boolean)
    .join(' ');

const UNSEEN = new Set(['script', 'style', 'noscript', 'template', 'title', 'option', 'head']);
const LINK_BLUE = '#0000ee';

/** Colours of words for which the document declares one or both; black on white is what nobody declared. */
export function readTextColours(page: Document, rules: readonly DeclaredRule[]): TextColours[] {
  const colourOf = wornValues(page, rules, (style) => style.color);
  const groundOf = wornValues(page, rules, (style) =>
    style.backgroundImage && style.backgroundImage !== 'none' && style.backgroundImage !== 'initial'
      ? 'picture'
      : style.backgroundColor || style.background,
  );
  const sizeOf = wornValues(page, rules, (style) => style.fontSize);
  const weightOf = wornValues(page, rules, (style) => style.fontWeight);
  const isLarge = (element: Element) => {
    const size = Number.parseFloat(inherited(element, sizeOf) ?? '') || HEADING_PX[element.localName] || 16;
    const bold = /^(bold|[6-9]00)$/.test(
      inherited(element, weightOf) ?? (/^h[1-6]$/.test(element.localName) ? 'bold' : ''),
    );
    return size >= (bold ? LARGE_BOLD_PX : LARGE_PX);
  };
  return [...page.querySelectorAll('body *')].slice(0, MOST_SAMPLES * 10).flatMap((element) => {
    const text = ownWords(element);
    if (text === '' || UNSEEN.has(element.localName)) return [];
    const declared =
      element.localName === 'a' ? (colourOf(element) ?? LINK_BLUE) : inherited(element, colourOf);
    const around = inherited(element, groundOf);
    if (declared === undefined && around === undefined) return [];
    const colour = parseColour(declared ?? 'black');
    const ground = parseColour(around ?? 'white');
    if (!colour || !ground) return [];
    return [{ text: text.slice(0, LONGEST_SAMPLE), colour, background: ground, isLarge: isLarge(element) }];
  });
}
