const KEY = 'tessera.carried-form.v1';

type Filled = HTMLInputElement | HTMLTextAreaElement;

const carriedForm = () => document.querySelector<HTMLFormElement>('form[data-carried]');

const fieldsOf = (form: HTMLFormElement) => form.querySelectorAll<Filled>('[name]:not([type=hidden])');

function carry(): void {
  const form = carriedForm();
  if (!form) return;
  const filled = [...fieldsOf(form)].filter((field) => field.type !== 'radio' || field.matches(':checked'));
  try {
    sessionStorage.setItem(
      KEY,
      JSON.stringify(Object.fromEntries(filled.map(({ name, value }) => [name, value]))),
    );
  } catch {
    // What was typed is then typed again.
  }
}

function readCarried(): Record<string, unknown> {
  try {
    const text = sessionStorage.getItem(KEY) ?? '';
    sessionStorage.removeItem(KEY);
    // Whatever stands there. `domain/site/parse-unknown` would make a third file of two.
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}

/** What the server has filled in already is newer. A choice that the page no longer offers is let go. */
function fillIn(form: HTMLFormElement): void {
  const carried = readCarried();
  for (const field of fieldsOf(form)) {
    const value = carried[field.name];
    if (typeof value !== 'string') continue;
    if (field instanceof HTMLInputElement && field.type === 'radio')
      field.checked ||= field.value === value && !field.disabled;
    else field.value ||= value;
  }
}

const leadsHere = (address: string) => new URL(address).pathname === location.pathname;

/**
 * What was chosen and typed goes along when the same page is opened with something else beside the form: another week,
 * another clock. It is in the tab for that moment only.
 */
export function preserveFormValues(): void {
  const form = carriedForm();
  if (!form) return;
  fillIn(form);
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
    if (link && leadsHere(link.href)) carry();
  });
  document.addEventListener('submit', ({ target }) => {
    if (target instanceof HTMLFormElement && target.method === 'get' && leadsHere(target.action)) carry();
  });
}
