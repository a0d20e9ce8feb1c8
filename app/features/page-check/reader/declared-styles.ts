import { INERT_STYLE_ATTRIBUTE } from './inert-page';

/** Where a declaration stands: a rule's selector, or the element that wears it. */
interface Wearer {
  selector: string;
  element?: Element;
}

export interface DeclaredRule extends Wearer {
  style: CSSStyleDeclaration;
  /** Later and more particular rules win: ids, classes, names, as one number. */
  rank: number;
}

const INLINE_RANK = 1_000_000;

function rankOf(selector: string): number {
  const count = (pattern: RegExp) => selector.match(pattern)?.length ?? 0;
  return count(/#[\w-]+/g) * 10_000 + count(/[.[]|:(?!:)[\w-]+/g) * 100 + count(/(^|[\s>+~])[a-z]/gi);
}

/** Rules as the browser's own parser reads them, through layers and media conditions. */
function rulesOf(list: CSSRuleList): CSSStyleRule[] {
  return [...list].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) return [rule];
    return 'cssRules' in rule && !(rule instanceof CSSKeyframesRule)
      ? rulesOf((rule as CSSGroupingRule).cssRules)
      : [];
  });
}

function parse(text: string): CSSStyleRule[] {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return rulesOf(sheet.cssRules);
}

/** Everything the document itself says about looks: style elements first, then style attributes. */
export function readDeclaredStyles(page: Document): DeclaredRule[] {
  const sheets = [...page.querySelectorAll('style')].flatMap((element) =>
    parse(element.textContent ?? '').map((rule) => ({
      selector: rule.selectorText,
      style: rule.style,
      rank: rankOf(rule.selectorText),
    })),
  );
  const inline = [...page.querySelectorAll(`[${INERT_STYLE_ATTRIBUTE}]`)].flatMap((element) =>
    parse(`x{${element.getAttribute(INERT_STYLE_ATTRIBUTE)}}`).map(({ style }) => ({
      selector: `${element.localName} style="…"`,
      element,
      style,
      rank: INLINE_RANK,
    })),
  );
  return [...sheets, ...inline];
}

/** The elements a rule is about. Selectors that only a living page can match, match nothing. */
export function findRuleElements(page: Document, { selector, element }: DeclaredRule): Element[] {
  if (element) return [element];
  try {
    return [...page.querySelectorAll(selector)];
  } catch {
    return [];
  }
}
