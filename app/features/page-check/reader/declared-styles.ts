import { INERT_STYLE_ATTRIBUTE, INERT_STYLE_ELEMENT } from './inert-page';

/** Selector of a rule, or the element of a style attribute. */
interface StyledElement {
  selector: string;
  element?: Element;
}

export interface DeclaredRule extends StyledElement {
  style: CSSStyleDeclaration;
  /** Specificity as one number. Of equal ones the later rule wins. */
  specificity: number;
}

const INLINE_SPECIFICITY = 1_000_000;

function calculateSpecificity(selector: string): number {
  const count = (pattern: RegExp) => selector.match(pattern)?.length ?? 0;
  return count(/#[\w-]+/g) * 10_000 + count(/[.[]|:(?!:)[\w-]+/g) * 100 + count(/(^|[\s>+~])[a-z]/gi);
}

/** Lists style rules, also those inside layers and media queries. */
function listRules(list: CSSRuleList): CSSStyleRule[] {
  return [...list].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) return [rule];
    return 'cssRules' in rule && !(rule instanceof CSSKeyframesRule)
      ? listRules((rule as CSSGroupingRule).cssRules)
      : [];
  });
}

function parseRules(text: string): CSSStyleRule[] {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return listRules(sheet.cssRules);
}

/** Reads all style rules of the document: style elements first, then style attributes. */
export function readDeclaredStyles(page: Document): DeclaredRule[] {
  const sheets = [...page.querySelectorAll(INERT_STYLE_ELEMENT)].flatMap((element) =>
    parseRules(element.textContent ?? '').map((rule) => ({
      selector: rule.selectorText,
      style: rule.style,
      specificity: calculateSpecificity(rule.selectorText),
    })),
  );
  const inline = [...page.querySelectorAll(`[${INERT_STYLE_ATTRIBUTE}]`)].flatMap((element) =>
    parseRules(`x{${element.getAttribute(INERT_STYLE_ATTRIBUTE)}}`).map(({ style }) => ({
      selector: `${element.localName} style="…"`,
      element,
      style,
      specificity: INLINE_SPECIFICITY,
    })),
  );
  return [...sheets, ...inline];
}

/** Returns the elements that a rule matches. Unsupported selectors match nothing. */
export function findRuleElements(page: Document, { selector, element }: DeclaredRule): Element[] {
  if (element) return [element];
  try {
    return [...page.querySelectorAll(selector)];
  } catch {
    return [];
  }
}
