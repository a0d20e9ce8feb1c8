const KEY = 'tessera.carried-form.v1';

type TextField = HTMLInputElement | HTMLTextAreaElement;

const findForm = () => document.querySelector<HTMLFormElement>('form[data-preserve-values]');

const listFields = (form: HTMLFormElement) => form.querySelectorAll<TextField>('[name]:not([type=hidden])');

/** Stores the values until the page is loaded again. */
export function storeFormValues(): void {
  const form = findForm();
  if (!form) return;
  const fields = [...listFields(form)].filter((field) => field.type !== 'radio' || field.matches(':checked'));
  try {
    sessionStorage.setItem(
      KEY,
      JSON.stringify(Object.fromEntries(fields.map(({ name, value }) => [name, value]))),
    );
  } catch {
    // Without storage the visitor types the values again.
  }
}

/** Reads the stored values and deletes them. */
function takeStoredValues(): Record<string, unknown> {
  try {
    const text = sessionStorage.getItem(KEY) ?? '';
    sessionStorage.removeItem(KEY);
    // Without `parseRecord`: its import would add another chunk.
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}

/** A field that the server has filled in keeps its value. A stored choice that the page no longer offers is dropped. */
function fillForm(form: HTMLFormElement): void {
  const values = takeStoredValues();
  for (const field of listFields(form)) {
    const value = values[field.name];
    if (typeof value !== 'string') continue;
    if (field instanceof HTMLInputElement && field.type === 'radio')
      field.checked ||= field.value === value && !field.disabled;
    else field.value ||= value;
  }
}

const isThisPage = (url: string) => new URL(url).pathname === location.pathname;

/**
 * Preserves the values of a form when the same page is opened with another query, such as another week or time zone. The
 * values are in session storage until the page is loaded.
 */
export function preserveFormValues(): void {
  const form = findForm();
  if (!form) return;
  fillForm(form);
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
    if (link && isThisPage(link.href)) storeFormValues();
  });
  document.addEventListener('submit', ({ target }) => {
    if (target instanceof HTMLFormElement && target.method === 'get' && isThisPage(target.action))
      storeFormValues();
  });
}
