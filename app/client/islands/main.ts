import { onPresence } from '../presence';

/**
 * Hydrates an island when the visitor starts to use it. The code is prefetched when an island is near the window and the
 * visitor has moved at all: a page that is only opened fetches none of it. It runs at the first event in the island, or at
 * once for a shared link with its parameter.
 */
const INTENT_EVENTS = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'change'] as const;
const ISLAND_SELECTOR = '[data-island]:not([data-hydrated])';

/** The script element of this module. Its attributes have the URLs to load. */
const script = document.querySelector<HTMLScriptElement>('script[data-prefetch]');

function prefetchChunks(): void {
  for (const href of script?.dataset.prefetch?.split(' ').filter(Boolean) ?? []) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'prefetch', as: 'script', crossOrigin: 'anonymous', href });
    document.head.append(link);
  }
}

/** Islands within half a window below count as near. */
function prefetchNearIslands(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      prefetchChunks();
    },
    { rootMargin: '0px 0px 50% 0px' },
  );
  for (const island of document.querySelectorAll(ISLAND_SELECTOR)) observer.observe(island);
}

async function loadAndHydrate(island: HTMLElement): Promise<void> {
  const { hydrateIsland } = await import('./hydrate');
  await hydrateIsland(island);
}

const findClosest = (event: Event, selector: string) =>
  event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;

function handleIntent(event: Event): void {
  const island = findClosest(event, ISLAND_SELECTOR);
  if (island) void loadAndHydrate(island);
}

/** The script of every page handles and repeats the clicks on buttons that copy, share and print (`app/client/global/load-page-scripts.ts`). */
const REACT_BUTTON = 'button:not([data-copy],[data-share],[data-print])';

/** Repeats a click on a button after hydration. React handles every later click itself. */
function handleClick(event: Event): void {
  const island = findClosest(event, ISLAND_SELECTOR);
  const button = findClosest(event, REACT_BUTTON);
  if (island && button) void loadAndHydrate(island).then(() => button.click());
}

/** After the load event, so that the page itself comes first. */
onPresence(() => {
  if (document.readyState === 'complete') prefetchNearIslands();
  else window.addEventListener('load', prefetchNearIslands, { once: true });
});

/** A page of the build is the same for every query: the island of a shared link gets the parameter here. */
function hydrateShared(): void {
  const query = new URLSearchParams(location.search);
  for (const island of document.querySelectorAll<HTMLElement>('[data-shared-in]')) {
    const { sharedIn = '', props = '{}' } = island.dataset;
    const shared = query.get(sharedIn);
    if (shared === null) continue;
    island.dataset.props = JSON.stringify({ ...JSON.parse(props), shared });
    void loadAndHydrate(island);
  }
}

hydrateShared();

/** The visitor used it before this script had loaded: a field has the focus, or a chosen file. */
const isInUse = (island: HTMLElement): boolean =>
  island.contains(document.activeElement) ||
  [...island.querySelectorAll<HTMLInputElement>('[type=file]')].some(({ files }) => files?.length);

for (const island of document.querySelectorAll<HTMLElement>(ISLAND_SELECTOR))
  if (isInUse(island)) void loadAndHydrate(island);
for (const type of INTENT_EVENTS) document.addEventListener(type, handleIntent, { passive: true });
document.addEventListener('click', handleClick);
