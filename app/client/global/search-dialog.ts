import type { SearchSuggestions } from '~/domain/site-search/site-search';
import styles from '~/styles/search-dialog.css?inline';
import { bindCombobox } from './combobox';
import { parseHtml } from './parse-html';
import { addRecentSearch, clearRecentSearches, readRecentSearches } from './recent-searches';

const dialog = parseHtml(`<dialog class="search-dialog" aria-label="Search the whole site">
<form action="/search"><input type="search" name="q" aria-label="Search the whole site" placeholder="Search the whole site" maxlength="120" autocomplete="off" enterkeyhint="search" role="combobox" aria-expanded="false" aria-autocomplete="list" aria-controls="search-options">
<button type="button" data-part="close">Close</button></form>
<div data-part="body"><p role="status" data-part="status"></p><div data-part="recent" role="group" aria-label="Your last searches"></div>
<div id="search-options" role="listbox" aria-label="Suggestions"></div></div></dialog>`) as HTMLDialogElement;

const find = <Type extends HTMLElement>(selector: string) => dialog.querySelector(selector) as Type;
const input = find<HTMLInputElement>('input');
const list = find<HTMLElement>('[role=listbox]');
const status = find<HTMLElement>('[data-part=status]');
const recent = find<HTMLElement>('[data-part=recent]');

const NOTHING_TYPED: SearchSuggestions = { query: '', total: 0, groups: [] };

/** A text in parts. The found ones are marked. */
function appendParts(element: HTMLElement, parts: readonly { text: string; isMatch: boolean }[]): void {
  for (const { text, isMatch } of parts) {
    const part = isMatch ? document.createElement('mark') : document.createTextNode('');
    part.textContent = text;
    element.append(part);
  }
}

function showSuggestions({ query, total, groups } = NOTHING_TYPED): void {
  showRecent();
  let id = 0;
  list.replaceChildren(
    ...groups.map(({ label, results }) => {
      const group = parseHtml('<div role="group"><p data-part="label" aria-hidden="true"></p></div>');
      group.setAttribute('aria-label', label);
      if (group.firstElementChild) group.firstElementChild.textContent = label;
      for (const { path, title, passage } of results) {
        const option = parseHtml(
          '<a role="option" tabindex="-1" aria-selected="false"><b></b><span></span></a>',
        );
        option.id = `search-option-${id++}`;
        option.setAttribute('href', path);
        const [name, text] = option.querySelectorAll<HTMLElement>('b, span');
        if (name) appendParts(name, title);
        if (text) appendParts(text, passage);
        group.append(option);
      }
      return group;
    }),
  );
  if (query === '') status.textContent = '';
  else if (total === 0) status.textContent = `Nothing found for “${query}”. Press Enter for other ways on.`;
  else
    status.textContent = `${total === 1 ? 'One match' : `${total} matches`} for “${query}”. Enter shows all.`;
}

function showRecent(): void {
  const searches = input.value.trim() === '' ? readRecentSearches() : [];
  recent.hidden = searches.length === 0;
  recent.replaceChildren(
    ...searches.map((search) => {
      const button = parseHtml('<button type="button" data-part="again"></button>');
      button.textContent = search;
      return button;
    }),
    parseHtml('<button type="button" data-part="clear">Clear these</button>'),
  );
}

const { suggest } = bindCombobox<SearchSuggestions>({
  input,
  list,
  path: '/search/suggestions',
  show: showSuggestions,
  showError: (message) => {
    status.textContent = message;
  },
  close: () => dialog.close(),
});

find('form').addEventListener('submit', (event) => {
  if (input.value.trim() === '') event.preventDefault();
  addRecentSearch(input.value.trim());
});

dialog.addEventListener('click', (event) => {
  const { target } = event;
  if (!(target instanceof Element)) return;
  const part = target.closest<HTMLElement>('[data-part]')?.dataset.part;
  // The dialog itself is the target of a click beside its content.
  if (target === dialog || part === 'close') dialog.close();
  if (target.closest('[role=option]')) {
    addRecentSearch(input.value.trim());
    // A link to a place on the same page loads nothing.
    dialog.close();
  }
  if (part === 'again') {
    input.value = target.textContent;
    input.focus();
    void suggest();
  }
  if (part === 'clear') {
    clearRecentSearches();
    showRecent();
    input.focus();
  }
});

const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
document.adoptedStyleSheets.push(sheet);
document.body.append(dialog);

/** Opens the search. The browser returns the focus to where it was when the dialog closes. */
export function openSearch(): void {
  if (dialog.open) return;
  // An open menu would lie under the dialog. Its button gets the focus, and then the dialog returns it there.
  for (const menu of document.querySelectorAll<HTMLElement>('[popover=auto]:popover-open'))
    menu.hidePopover();
  dialog.showModal();
  input.focus();
  input.select();
  void suggest();
}
