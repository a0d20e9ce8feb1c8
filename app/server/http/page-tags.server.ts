import { createContext, type RouterContextProvider } from 'react-router';

/** What the page being rendered shows, collected by its loaders. `undefined`: not to be kept. */
export const pageTags = createContext<Set<string>>();

/** A page whose content depends on nothing but the build. */
export const builtOnly = 'build';

/**
 * Says that this page is the same for everybody and shows these things (`product:mosaic-mug`, `catalogue`):
 * its finished answer may be kept until one of them changes.
 */
export function keepWhileUnchanged(context: Readonly<RouterContextProvider>, ...tags: string[]): void {
  const collected = context.get(pageTags);
  for (const tag of tags) collected.add(tag);
}
