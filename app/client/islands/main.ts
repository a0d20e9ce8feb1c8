/**
 * Hydrates an island when the visitor starts to use it. The code is prefetched after the load event, so that it does not
 * compete with the resources of the page, and runs only at the first event in the island.
 */
const INTENT_EVENTS = ['pointerover', 'pointerdown', 'focusin', 'keydown'] as const;
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

/** Repeats a click on a button after hydration. React handles every later click itself. */
function handleClick(event: Event): void {
  const island = findClosest(event, ISLAND_SELECTOR);
  const button = findClosest(event, 'button');
  if (island && button) void loadAndHydrate(island).then(() => button.click());
}

if (document.readyState === 'complete') prefetchChunks();
else window.addEventListener('load', prefetchChunks, { once: true });
for (const type of INTENT_EVENTS) document.addEventListener(type, handleIntent, { passive: true });
document.addEventListener('click', handleClick);
