import { parseJson } from '~/domain/json/parse-unknown';
import { MAX_SEARCH_LENGTH } from '~/domain/site-search/site-search';

const KEY = 'tessera.searches.v1';
const MAX_RECENT = 5;

/** The last searches of this browser, newest first. Empty without storage. They are never sent. */
export function readRecentSearches(): string[] {
  try {
    const stored = parseJson(localStorage.getItem(KEY) ?? undefined);
    return Array.isArray(stored)
      ? stored
          .filter((entry) => typeof entry === 'string' && entry !== '' && entry.length <= MAX_SEARCH_LENGTH)
          .slice(0, MAX_RECENT)
      : [];
  } catch {
    return [];
  }
}

export function addRecentSearch(query: string): void {
  if (query === '') return;
  const recent = [query, ...readRecentSearches().filter((other) => other !== query)].slice(0, MAX_RECENT);
  try {
    localStorage.setItem(KEY, JSON.stringify(recent));
  } catch {
    // The search also works without storage.
  }
}

export function clearRecentSearches(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // There is nothing to clear.
  }
}
