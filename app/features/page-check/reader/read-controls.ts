export const normaliseSpaces = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();

/** How an element can be found again in the source: its name and the first of its attributes that tells it apart. */
function opening(element: Element): string {
  const told = ['class', 'name', 'href', 'type'].map((name) => element.getAttribute(name)).find(Boolean);
  return `<${element.localName}${told ? ` ${told}` : ''}>`;
}

function hasName(control: Element): boolean {
  if (control.hasAttribute('aria-labelledby')) return true;
  const said = ['aria-label', 'title', 'value'].map((name) => control.getAttribute(name));
  const drawn = [...control.querySelectorAll('img[alt], [aria-label]')].map(
    (inside) => inside.getAttribute('alt') ?? inside.getAttribute('aria-label'),
  );
  return [...said, ...drawn, control.textContent].some((text) => normaliseSpaces(text) !== '');
}

/** Links and buttons that nobody can call by a word. */
export function findUnnamedControls(page: Document): string[] {
  return [...page.querySelectorAll('a[href], button')].filter((control) => !hasName(control)).map(opening);
}

const FIELDS =
  'select, textarea, input:not([type="hidden"]):not([type="submit"]):not([type="button"]):not([type="image"]):not([type="reset"])';

function isLabelled(field: Element, page: Document): boolean {
  const named = ['aria-label', 'aria-labelledby', 'title'].some(
    (name) => normaliseSpaces(field.getAttribute(name)) !== '',
  );
  if (named || field.closest('label')) return true;
  const id = field.getAttribute('id');
  return [...page.querySelectorAll('label[for]')].some((label) => label.getAttribute('for') === id);
}

/** Fields that do not say what belongs into them. */
export function findUnlabelledFields(page: Document): string[] {
  return [...page.querySelectorAll(FIELDS)].filter((field) => !isLabelled(field, page)).map(opening);
}
