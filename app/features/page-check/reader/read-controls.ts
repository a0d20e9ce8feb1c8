export const normaliseSpaces = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();

/** Describes an element, so that it can be found in the source: its name and its first distinguishing attribute. */
function describeElement(element: Element): string {
  const attribute = ['class', 'name', 'href', 'type'].map((name) => element.getAttribute(name)).find(Boolean);
  return `<${element.localName}${attribute ? ` ${attribute}` : ''}>`;
}

function hasName(control: Element): boolean {
  if (control.hasAttribute('aria-labelledby')) return true;
  const ownNames = ['aria-label', 'title', 'value'].map((name) => control.getAttribute(name));
  const imageNames = [...control.querySelectorAll('img[alt], [aria-label]')].map(
    (image) => image.getAttribute('alt') ?? image.getAttribute('aria-label'),
  );
  return [...ownNames, ...imageNames, control.textContent].some((text) => normaliseSpaces(text) !== '');
}

/** Links and buttons without an accessible name. */
export function findUnnamedControls(page: Document): string[] {
  return [...page.querySelectorAll('a[href], button')]
    .filter((control) => !hasName(control))
    .map(describeElement);
}

const FIELD_SELECTOR =
  'select, textarea, input:not([type="hidden"]):not([type="submit"]):not([type="button"]):not([type="image"]):not([type="reset"])';

function isLabelled(field: Element, page: Document): boolean {
  const hasLabelAttribute = ['aria-label', 'aria-labelledby', 'title'].some(
    (name) => normaliseSpaces(field.getAttribute(name)) !== '',
  );
  if (hasLabelAttribute || field.closest('label')) return true;
  const id = field.getAttribute('id');
  return [...page.querySelectorAll('label[for]')].some((label) => label.getAttribute('for') === id);
}

/** Form fields without a label. */
export function findUnlabelledFields(page: Document): string[] {
  return [...page.querySelectorAll(FIELD_SELECTOR)]
    .filter((field) => !isLabelled(field, page))
    .map(describeElement);
}
