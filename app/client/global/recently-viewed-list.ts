import { parseProduct } from '~/domain/catalogue/parse-product';
import { formatMoney } from '~/domain/money/money';
import { BEHAVIOUR_ATTRIBUTES } from '~/domain/site/behaviour-attributes';
import { recentlyViewedStore } from '~/state/stores';
import { parseJson } from './parse-json';

const shown = 4;

/**
 * Fills the place for what this browser looked at before, and notes what it looks at now. The container holds a
 * <template> of one entry (`a`, `img`, `[data-name]`, `[data-price]`) and a list.
 */
export function showRecentlyViewed(): void {
  const place = document.querySelector<HTMLElement>(`[${BEHAVIOUR_ATTRIBUTES.recentlyViewed}]`);
  if (!place) return;
  const store = recentlyViewedStore();
  const current = parseProduct(parseJson(place.getAttribute(BEHAVIOUR_ATTRIBUTES.product) ?? undefined));
  const before = store
    .get()
    .filter(({ id }) => id !== current?.id)
    .slice(0, shown);
  const template = place.querySelector('template');
  const list = place.querySelector('ul, ol');
  if (template && list && before.length > 0) {
    for (const product of before) {
      const entry = template.content.cloneNode(true) as DocumentFragment;
      const image = product.images[0];
      const picture = entry.querySelector('img');
      entry.querySelector('a')?.setAttribute('href', product.url);
      if (picture && image) picture.src = `${image.src}-320.webp`;
      const write = (part: string, text: string) => {
        const element = entry.querySelector(`[data-${part}]`);
        if (element) element.textContent = text;
      };
      write('name', product.name);
      write('price', formatMoney(product.price));
      list.append(entry);
    }
    place.hidden = false;
  }
  if (current) store.add(current);
}
