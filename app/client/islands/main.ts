/**
 * Hydrates an island when the visitor starts to use it. The code is prefetched after the load event, so that it does not
 * compete with the resources of the page, and runs only at the first event in the island.
 */
const INTENT_EVENTS = ['pointerover', 'pointerdown', 'focusin', 'keydown'] as const;
const ISLAND_SELECTOR = '[data-island]:not([data-hydrated])';

/** The script element of this module. Its attributes have the URLs to load. */
const script = document.querySelector<HTMLScriptElement>('script[data-styles]');

function prefetchChunks(): void {
  for (const href of script?.dataset.prefetch?.split(' ').filter(Boolean) ?? []) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'prefetch', as: 'script', crossOrigin: 'anonymous', href });
    document.head.append(link);
  }
}

/** The page has inlined only the styles of its own markup. An island may need others when its state changes. */
function loadStyles(): Promise<void> {
  const href = script?.dataset.styles;
  if (!href) return Promise.resolve();
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  return new Promise((resolve) => {
    // The island works without the styles.
    link.onload = link.onerror = () => resolve();
    document.head.append(link);
  });
}

let styles: Promise<void> | undefined;

async function loadAndHydrate(island: HTMLElement): Promise<void> {
  styles ??= loadStyles();
  const [{ hydrateIsland }] = await Promise.all([import('./hydrate'), styles]);
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
