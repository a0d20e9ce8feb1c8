import { parseProduct } from '~/domain/catalogue/parse-product';
import { parseJson } from '~/domain/json/parse-unknown';
import { BEHAVIOUR_ATTRIBUTES } from '~/domain/site/behaviour-attributes';
import { PRESENCE_ATTRIBUTES } from '~/domain/site/presence-attributes';
import { createRecentlyViewedStore } from '~/state/recently-viewed/recently-viewed-store';
import { getTextStorage } from '~/state/stores';

const MAX_SHOWN = 4;

/**
 * Shows the recently viewed products and stores the product of this page. The section has a list and a `<template>` of one
 * entry with `a`, `img` and `[data-name]`.
 */
export function showRecentlyViewed(): void {
  const section = document.querySelector<HTMLElement>(`[${PRESENCE_ATTRIBUTES.recentlyViewed}]`);
  if (!section) return;
  const store = createRecentlyViewedStore(getTextStorage());
  const current = parseProduct(parseJson(section.getAttribute(BEHAVIOUR_ATTRIBUTES.product) ?? undefined));
  const others = store
    .get()
    .filter(({ id }) => id !== current?.id)
    .slice(0, MAX_SHOWN);
  const template = section.querySelector('template');
  const list = section.querySelector('ul, ol');
  if (template && list && others.length > 0) {
    for (const product of others) {
      const entry = template.content.cloneNode(true) as DocumentFragment;
      const image = product.images[0];
      const picture = entry.querySelector('img');
      entry.querySelector('a')?.setAttribute('href', product.url);
      if (picture && image) picture.src = `${image.src}-320.webp`;
      const name = entry.querySelector('[data-name]');
      if (name) name.textContent = product.name;
      list.append(entry);
    }
    section.hidden = false;
  }
  if (current) store.add(current);
}
