import { LRUCache } from 'lru-cache';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { addLaterMarkup } from './later-markup.server';

/** Returns the HTML of a component with these props, or a placeholder for it. */
type RenderForPage = <Props extends object>(
  component: ComponentType<Props>,
  props: Props,
  options: { isLater: boolean },
) => string;

/** The limit of each component. The HTML of a product card has 5 KB. */
const MAX_STORED = 1_000;

/**
 * Stores the HTML of components by their props. The props are the whole key: a changed product has other props, so that nothing
 * is ever outdated and no process informs another one. The result renders for one page: the list gets the HTML of
 * later components, and the page a placeholder.
 */
export function createMarkupCache(): (later: string[]) => RenderForPage {
  const stored = new WeakMap<object, LRUCache<string, string>>();

  function getCache(component: object): LRUCache<string, string> {
    const known = stored.get(component);
    if (known) return known;
    const cache = new LRUCache<string, string>({ max: MAX_STORED });
    stored.set(component, cache);
    return cache;
  }

  function render<Props extends object>(component: ComponentType<Props>, props: Props): string {
    const cache = getCache(component);
    const key = JSON.stringify(props);
    const known = cache.get(key);
    if (known !== undefined) return known;
    const markup = renderToStaticMarkup(createElement(component, props));
    cache.set(key, markup);
    return markup;
  }

  return (later) =>
    (component, props, { isLater }) => {
      const markup = render(component, props);
      return isLater ? addLaterMarkup(later, markup) : markup;
    };
}
