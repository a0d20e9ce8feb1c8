import { type ComponentType, createElement, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { islands } from './registry';

interface HydratedIslandProps {
  component: ComponentType<object>;
  properties: object;
  onHydrated: () => void;
}

/** Renders the island. Calls `onHydrated` in the commit: from then on React handles all events of the island. */
function HydratedIsland({ component, properties, onHydrated }: HydratedIslandProps) {
  useLayoutEffect(onHydrated, [onHydrated]);
  return createElement(component, properties);
}

async function hydrate(element: HTMLElement): Promise<void> {
  const load = islands[element.dataset.island ?? ''];
  if (!load) throw new Error(`There is no island named "${element.dataset.island}".`);
  // `ui/island` has serialised the properties of this component.
  const component = (await load()) as ComponentType<object>;
  const properties: object = JSON.parse(element.dataset.props ?? '{}');
  await new Promise<void>((resolve) => {
    const onHydrated = () => {
      element.dataset.hydrated = '';
      resolve();
    };
    hydrateRoot(
      element,
      <HydratedIsland component={component} properties={properties} onHydrated={onHydrated} />,
    );
  });
}

const pending = new WeakMap<HTMLElement, Promise<void>>();

/** Hydrates the markup of an island, once. Resolves when React handles its events. Rejects for an unknown island. */
export function hydrateIsland(element: HTMLElement): Promise<void> {
  const hydration = pending.get(element) ?? hydrate(element);
  pending.set(element, hydration);
  return hydration;
}
