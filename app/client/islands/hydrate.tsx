import { type ComponentType, createElement, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
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

/** React writes the value of a text field, which moves the caret to its end. Puts the selection back where it was. */
function keepSelection(change: () => void): void {
  const field = document.activeElement;
  const isText = field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement;
  const { selectionStart, selectionEnd } = isText ? field : { selectionStart: null, selectionEnd: null };
  change();
  // Fields of numbers and emails have no selection.
  if (isText && selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
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
    const island = <HydratedIsland component={component} properties={properties} onHydrated={onHydrated} />;
    // In one task, so that nothing is typed between two steps of React.
    keepSelection(() => flushSync(() => hydrateRoot(element, island)));
  });
}

const pending = new WeakMap<HTMLElement, Promise<void>>();

/**
 * Hydrates the markup of an island, once. Resolves when React handles its events. Rejects for an unknown island, and when its script
 * cannot be loaded. The next call tries again.
 */
export function hydrateIsland(element: HTMLElement): Promise<void> {
  const hydration = pending.get(element) ?? hydrate(element);
  pending.set(element, hydration);
  hydration.catch(() => pending.delete(element));
  return hydration;
}
