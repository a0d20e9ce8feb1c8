import { createContext, type RouterContextProvider } from 'react-router';

export interface PageContents {
  /** What is on the page: a change of one of these makes it outdated. */
  tags: Set<string>;
  /** Whether the page is the same for everybody who asks for it. */
  isForEverybody: boolean;
  /** Whether it is worth a place in the cache. */
  isCached: boolean;
  /** Other origins that its script speaks to. */
  connectsTo: Set<string>;
}

export const emptyPageContents = (): PageContents => ({
  tags: new Set(),
  isForEverybody: false,
  isCached: false,
  connectsTo: new Set(),
});

/** Collected by the loaders of the page that is being rendered. */
export const pageContents = createContext<PageContents>();

/** The tag of a page whose content depends on nothing but the build. */
export const BUILD_TAG = 'build';

/** Says what the page shows, and leaves it to others whether it is cached: for layouts. */
export function tagPage(context: Readonly<RouterContextProvider>, tags: readonly string[]): void {
  const contents = context.get(pageContents);
  for (const tag of tags) contents.tags.add(tag);
}

/**
 * Says that this page is the same for everybody and shows these things: it is cached until one of them changes. Its
 * route says in `handle.cachedQuery` under which addresses.
 */
export function cacheUntilChanged(context: Readonly<RouterContextProvider>, tags: readonly string[]): void {
  const contents = context.get(pageContents);
  contents.isForEverybody = true;
  contents.isCached = true;
  tagPage(context, tags);
}

/** Says the same of a page that few ask for: those who ask at the same time share it, and then it is forgotten. */
export function shareWhileRendering(context: Readonly<RouterContextProvider>, tags: readonly string[]): void {
  context.get(pageContents).isForEverybody = true;
  tagPage(context, tags);
}

/** Lets the scripts of the page speak to these origins, too. */
export function connectsTo(context: Readonly<RouterContextProvider>, origins: readonly string[]): void {
  const allowed = context.get(pageContents).connectsTo;
  for (const origin of origins) allowed.add(origin);
}
