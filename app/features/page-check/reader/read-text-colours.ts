import { parseColour } from '~/features/page-check/rules/colour-contrast';
import type { TextColours } from '~/features/page-check/rules/page-facts';
import { type DeclaredRule, findRuleElements } from './declared-styles';
import { createLargeTextCheck } from './text-size';

const MAX_SAMPLE_LENGTH = 32;
const MAX_SAMPLES = 400;

interface AppliedValue {
  value: string;
  specificity: number;
}

/** Returns a function that reads the applied value of one property of an element. */
function createValueReader(
  page: Document,
  rules: readonly DeclaredRule[],
  readValue: (style: CSSStyleDeclaration) => string,
) {
  const appliedValues = new Map<Element, AppliedValue>();
  for (const rule of rules) {
    const value = readValue(rule.style);
    if (value === '') continue;
    for (const element of findRuleElements(page, rule)) {
      if ((appliedValues.get(element)?.specificity ?? -1) <= rule.specificity)
        appliedValues.set(element, { value, specificity: rule.specificity });
    }
  }
  return (element: Element) => appliedValues.get(element)?.value;
}

/** The value of the element or of its nearest ancestor. */
function readInherited(
  element: Element,
  readValue: (element: Element) => string | undefined,
): string | undefined {
  for (let ancestor: Element | null = element; ancestor; ancestor = ancestor.parentElement) {
    const value = readValue(ancestor);
    if (value !== undefined) return value;
  }
  return undefined;
}

const readOwnText = (element: Element) =>
  [...element.childNodes]
    .filter(({ nodeType }) => nodeType === 3)
    .map(({ textContent }) => textContent?.trim())
    .filter(Boolean)
    .join(' ');

const HIDDEN_ELEMENTS = new Set(['script', 'noframes', 'noscript', 'template', 'title', 'option', 'head']);
const LINK_BLUE = '#0000ee';

/** Colours of text for which the document declares at least one. The default is black on white. */
export function readTextColours(page: Document, rules: readonly DeclaredRule[]): TextColours[] {
  const readColour = createValueReader(page, rules, (style) => style.color);
  const readBackground = createValueReader(page, rules, (style) =>
    style.backgroundImage && style.backgroundImage !== 'none' && style.backgroundImage !== 'initial'
      ? 'picture'
      : style.backgroundColor || style.background,
  );
  const readFontSize = createValueReader(page, rules, (style) => style.fontSize);
  const readFontWeight = createValueReader(page, rules, (style) => style.fontWeight);
  const isLarge = createLargeTextCheck(readFontSize, readFontWeight);
  return [...page.querySelectorAll('body *')].slice(0, MAX_SAMPLES * 10).flatMap((element) => {
    const text = readOwnText(element);
    if (text === '' || HIDDEN_ELEMENTS.has(element.localName)) return [];
    const declaredColour =
      element.localName === 'a' ? (readColour(element) ?? LINK_BLUE) : readInherited(element, readColour);
    const declaredBackground = readInherited(element, readBackground);
    if (declaredColour === undefined && declaredBackground === undefined) return [];
    const colour = parseColour(declaredColour ?? 'black');
    const background = parseColour(declaredBackground ?? 'white');
    if (!colour || !background) return [];
    return [
      { text: text.slice(0, MAX_SAMPLE_LENGTH), colour, background: background, isLarge: isLarge(element) },
    ];
  });
}
