import { createContext, type RouterContextProvider } from 'react-router';

export interface PageContents {
  /** What is on the page: `product:mosaic-mug`, `catalogue`. */
  shown: Set<string>;
  /** Whether the page is the same for everybody. */
  mayBeKept: boolean;
  /** Other origins that its script speaks to. */
  connectsTo: Set<string>;
}

/** Collected by the loaders of the page that is being rendered. */
export const pageContents = createContext<PageContents>();

/** A page whose content depends on nothing but the build. */
export const builtOnly = 'build';

/** Says what the page shows, and leaves it to others whether it may be kept: for layouts. */
export function shows(context: Readonly<RouterContextProvider>, ...tags: string[]): void {
  const { shown } = context.get(pageContents);
  for (const tag of tags) shown.add(tag);
}

/**
 * Says that this page is the same for everybody and shows these things: its finished answer may be kept until one of
 * them changes.
 */
export function keepWhileUnchanged(context: Readonly<RouterContextProvider>, ...tags: string[]): void {
  context.get(pageContents).mayBeKept = true;
  shows(context, ...tags);
}

/** Lets the scripts of the page speak to these origins, too. */
export function connectsTo(context: Readonly<RouterContextProvider>, origins: readonly string[]): void {
  const allowed = context.get(pageContents).connectsTo;
  for (const origin of origins) allowed.add(origin);
}
