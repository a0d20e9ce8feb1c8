import { type ComponentType, createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { islands } from './registry';

const underway = new WeakMap<HTMLElement, Promise<void>>();

async function hydrate(element: HTMLElement): Promise<void> {
  const load = islands[element.dataset.island ?? ''];
  if (!load) throw new Error(`There is no island named "${element.dataset.island}".`);
  // The server wrote these properties for this very component: see `ui/island`.
  const component = (await load()) as ComponentType<object>;
  const props: object = JSON.parse(element.dataset.props ?? '{}');
  await new Promise<void>((resolve) => {
    const Arrived = () => {
      queueMicrotask(resolve);
      return createElement(component, props);
    };
    hydrateRoot(element, createElement(Arrived));
  });
  element.dataset.hydrated = '';
}

/** Takes over the markup of one island, once. Resolves when its events are heard. */
export function hydrateIsland(element: HTMLElement): Promise<void> {
  const known = underway.get(element) ?? hydrate(element);
  underway.set(element, known);
  return known;
}
