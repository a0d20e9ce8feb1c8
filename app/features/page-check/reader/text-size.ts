type ReadValue = (element: Element) => string | undefined;

const ROOT_PX = 16;
const MIN_LARGE_PX = 24;
const MIN_LARGE_BOLD_PX = 18.66;

/** Sizes that browsers give to headings, as a multiple of the text around them. */
const HEADING_EM: Readonly<Record<string, number>> = { h1: 2, h2: 1.5, h3: 1.17, h4: 1, h5: 0.83, h6: 0.67 };
const BOLD_ELEMENTS = /^(h[1-6]|b|strong|th)$/;

/** Units of fixed length in pixels. */
const FIXED_UNITS: Readonly<Record<string, number>> = { px: 1, pt: 96 / 72, pc: 16, in: 96, cm: 96 / 2.54 };

interface Surroundings {
  /** The size of the parent element, in pixels. */
  parent: number;
  /** The size of the root element, in pixels. */
  root: number;
}

/** A declared font size in pixels. `undefined` for keywords, calculations and other units. */
function toPixels(value: string, { parent, root }: Surroundings): number | undefined {
  const [, number = '', unit = ''] = /^(\d*\.?\d+)([a-z]+|%)$/i.exec(value.trim()) ?? [];
  const sizes: Readonly<Record<string, number>> = {
    ...FIXED_UNITS,
    rem: root,
    em: parent,
    '%': parent / 100,
  };
  const size = sizes[unit.toLowerCase()];
  return size === undefined ? undefined : Number(number) * size;
}

/** Returns a function that calculates the font size of an element in pixels, as browsers do. */
function createSizeReader(readFontSize: ReadValue): (element: Element) => number {
  const sizes = new Map<Element, number>();
  const calculate = (element: Element): number => {
    const parent = element.parentElement ? readSize(element.parentElement) : ROOT_PX;
    const rootElement = element.ownerDocument.documentElement;
    const root = element === rootElement ? ROOT_PX : readSize(rootElement);
    const declared = readFontSize(element);
    const ownSize = declared === undefined ? undefined : toPixels(declared, { parent, root });
    return ownSize ?? parent * (HEADING_EM[element.localName] ?? 1);
  };
  const readSize = (element: Element): number => {
    const size = sizes.get(element) ?? calculate(element);
    sizes.set(element, size);
    return size;
  };
  return readSize;
}

/** Whether an element is in bold: by its own rules, or by those of its nearest ancestor that has any. */
function isBold(element: Element, readFontWeight: ReadValue): boolean {
  for (let ancestor: Element | null = element; ancestor; ancestor = ancestor.parentElement) {
    const weight = readFontWeight(ancestor) ?? (BOLD_ELEMENTS.test(ancestor.localName) ? 'bold' : undefined);
    if (weight !== undefined) return /^(bold|[6-9]00)$/.test(weight);
  }
  return false;
}

/** Returns a function: is the text of an element large, so that less contrast is enough (WCAG 1.4.3)? */
export function createLargeTextCheck(readFontSize: ReadValue, readFontWeight: ReadValue) {
  const readSize = createSizeReader(readFontSize);
  return (element: Element): boolean =>
    readSize(element) >= (isBold(element, readFontWeight) ? MIN_LARGE_BOLD_PX : MIN_LARGE_PX);
}
