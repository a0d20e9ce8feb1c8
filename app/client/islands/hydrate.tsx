import { type ComponentType, createElement, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { islands } from './registry';

interface ArrivalProps {
  component: ComponentType<object>;
  properties: object;
  onArrival: () => void;
}

/** The island, and word of when React has taken it over: within the commit, since from then on React hears every event. */
function Arrival({ component, properties, onArrival }: ArrivalProps) {
  useLayoutEffect(onArrival, [onArrival]);
  return createElement(component, properties);
}

async function hydrate(element: HTMLElement): Promise<void> {
  const load = islands[element.dataset.island ?? ''];
  if (!load) throw new Error(`There is no island named "${element.dataset.island}".`);
  // The server wrote these properties for this very component: see `ui/island`.
  const component = (await load()) as ComponentType<object>;
  const properties: object = JSON.parse(element.dataset.props ?? '{}');
  await new Promise<void>((resolve) => {
    const onArrival = () => {
      element.dataset.hydrated = '';
      resolve();
    };
    hydrateRoot(element, <Arrival component={component} properties={properties} onArrival={onArrival} />);
  });
}

const underway = new WeakMap<HTMLElement, Promise<void>>();

/** Takes over the markup of one island, once. Resolves when its events are heard. */
export function hydrateIsland(element: HTMLElement): Promise<void> {
  const known = underway.get(element) ?? hydrate(element);
  underway.set(element, known);
  return known;
}
