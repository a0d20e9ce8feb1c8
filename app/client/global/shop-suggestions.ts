import type { ProductSuggestion, ProductSuggestions } from '~/domain/catalogue/product-suggestion';
import { SHOP_SEARCH_ATTRIBUTE } from '~/domain/site/presence-attributes';
import styles from '~/styles/shop-suggestions.css?inline';
import { bindCombobox } from './combobox';
import { parseHtml } from './parse-html';

const LIST_ID = 'shop-suggestions';

function renderOption({ path, name, price, isSoldOut, picture }: ProductSuggestion, at: number): HTMLElement {
  const option = parseHtml(
    `<a role="option" tabindex="-1" aria-selected="false" id="${LIST_ID}-${at}"><img alt="" width="40" height="40"><b></b><span></span></a>`,
  );
  option.setAttribute('href', path);
  const [image, title, text] = option.children;
  if (picture) image?.setAttribute('src', picture);
  if (title) title.textContent = name;
  if (text) text.textContent = isSoldOut ? 'Sold out' : price;
  return option;
}

function formatTotal({ query, total, products }: ProductSuggestions): string {
  if (total === 0) return `No product for “${query}”. Press Enter for other ways on.`;
  const count = total === 1 ? 'One product' : `${total} products`;
  return `${count} for “${query}”.${total > products.length ? ' Enter shows all.' : ''}`;
}

/** Products with their pictures below the search field of the shop, while a visitor types. */
function bindShopSearch(form: HTMLFormElement): void {
  const input = form.querySelector<HTMLInputElement>('input[type=search]');
  if (!input) return;
  const panel = parseHtml(
    `<div class="shop-suggestions" hidden><div id="${LIST_ID}" role="listbox" aria-label="Products"></div><p role="status"></p></div>`,
  );
  const [list, status] = panel.children as unknown as [HTMLElement, HTMLElement];
  for (const [name, value] of [
    ['role', 'combobox'],
    ['aria-autocomplete', 'list'],
    ['aria-expanded', 'false'],
    ['aria-controls', LIST_ID],
    ['autocomplete', 'off'],
  ] as const)
    input.setAttribute(name, value);
  form.append(panel);

  const close = () => {
    stop();
    panel.hidden = true;
    input.setAttribute('aria-expanded', 'false');
    input.removeAttribute('aria-activedescendant');
    list.replaceChildren();
  };
  const { stop, suggest } = bindCombobox<ProductSuggestions>({
    input,
    list,
    path: form.dataset.shopSearch ?? '',
    show: (answer) => {
      panel.hidden = !answer;
      list.replaceChildren(...(answer?.products.map(renderOption) ?? []));
      status.textContent = answer ? formatTotal(answer) : '';
    },
    showError: (message) => {
      panel.hidden = false;
      status.textContent = message;
    },
    close,
  });
  // A press in the panel keeps the focus, so that it is still there for the click.
  panel.addEventListener('pointerdown', (event) => event.preventDefault());
  form.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && form.contains(relatedTarget))) close();
  });
  // What was typed before this script was there.
  if (document.activeElement === input && input.value !== input.defaultValue) void suggest();
}

const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
document.adoptedStyleSheets.push(sheet);
for (const form of document.querySelectorAll<HTMLFormElement>(`[${SHOP_SEARCH_ATTRIBUTE}]`))
  bindShopSearch(form);
