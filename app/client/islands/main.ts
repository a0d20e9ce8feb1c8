/**
 * Hydrates an island when the visitor starts to use it. The code is prefetched after the load event, when an island is near
 * the window, and runs only at the first event in the island.
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

/** Repeats a click on a button after hydration. React handles every later click itself. */
function handleClick(event: Event): void {
  const island = findClosest(event, ISLAND_SELECTOR);
  const button = findClosest(event, 'button');
  if (island && button) void loadAndHydrate(island).then(() => button.click());
}

/** The visitor used it before this script had loaded: a field has the focus, or a chosen file. */
const isInUse = (island: HTMLElement): boolean =>
  island.contains(document.activeElement) ||
  [...island.querySelectorAll<HTMLInputElement>('[type=file]')].some(({ files }) => files?.length);

for (const island of document.querySelectorAll<HTMLElement>(ISLAND_SELECTOR))
  if (isInUse(island)) void loadAndHydrate(island);
if (document.readyState === 'complete') prefetchNearIslands();
else window.addEventListener('load', prefetchNearIslands, { once: true });
for (const type of INTENT_EVENTS) document.addEventListener(type, handleIntent, { passive: true });
document.addEventListener('click', handleClick);
