import { LIST_FILTER_ATTRIBUTES as ATTRIBUTES } from '~/domain/site/list-filter-attributes';
import { matchesSearch } from '~/domain/text/search-text';

const findAll = (attribute: string, within: ParentNode = document) =>
  within.querySelectorAll<HTMLElement>(`[${attribute}]`);

/** Shows and hides the entries of the page as the server does, and keeps the selection in the URL. */
function applyFilter(form: HTMLFormElement): void {
  const chosen = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' && value.trim() ? [[name, value.trim()] as const] : [],
  );
  for (const item of findAll(ATTRIBUTES.item)) {
    item.hidden = !chosen.every(([name, value]) =>
      name === 'q'
        ? matchesSearch(item.getAttribute(ATTRIBUTES.item) ?? '', value)
        : item.dataset[name]?.split(' ').includes(value),
    );
  }
  const countVisible = (within: ParentNode) =>
    within.querySelectorAll(`[${ATTRIBUTES.item}]:not([hidden])`).length;
  for (const group of findAll(ATTRIBUTES.group)) group.hidden = countVisible(group) === 0;
  for (const results of findAll(ATTRIBUTES.results)) {
    const count = countVisible(results);
    for (const element of findAll(ATTRIBUTES.count)) element.textContent = String(count);
    for (const element of findAll(ATTRIBUTES.empty)) element.hidden = count > 0;
  }
  for (const element of findAll(ATTRIBUTES.reset)) element.hidden = chosen.length === 0;
  const query = new URLSearchParams(chosen.map(([name, value]) => [name, value]));
  history.replaceState(history.state, '', query.size > 0 ? `?${query}` : location.pathname);
}

/** Whether the visitor changed a control of the form that the server sent. */
function isChanged(control: Element): boolean {
  if (control instanceof HTMLSelectElement) {
    const sent = [...control.options].findIndex(({ defaultSelected }) => defaultSelected);
    return control.selectedIndex !== Math.max(sent, 0);
  }
  if (!(control instanceof HTMLInputElement)) return false;
  return control.type === 'radio' || control.type === 'checkbox'
    ? control.checked !== control.defaultChecked
    : control.value !== control.defaultValue;
}

// The value of LIST_FILTER_FORM_ATTRIBUTE. Its import would add another chunk. Without scripts the button filters.
for (const form of document.querySelectorAll<HTMLFormElement>('form[data-filter-form]')) {
  form.addEventListener('input', () => applyFilter(form));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    applyFilter(form);
  });
  // The visitor may have typed or chosen before this script was loaded.
  if ([...form.elements].some(isChanged)) applyFilter(form);
}
