/**
 * Brings an island to life when somebody is about to use it. The code is fetched when the page stands, after all that
 * its first view needs, but run only at the first sign of intent, so that reading a page never waits for it.
 */
const intents = ['pointerover', 'pointerdown', 'focusin', 'keydown'] as const;
const selector = '[data-island]:not([data-hydrated])';

const own = document.querySelector<HTMLScriptElement>('script[data-styles]');

function fetchAhead(): void {
  for (const href of own?.dataset.ahead?.split(' ').filter(Boolean) ?? []) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'prefetch', as: 'script', crossOrigin: 'anonymous', href });
    document.head.append(link);
  }
}

/** The page came with the rules of its first view; what an island draws later may need others. */
function loadStyles(): Promise<void> {
  const href = own?.dataset.styles;
  if (!href) return Promise.resolve();
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  return new Promise((resolve) => {
    // Without them the island still works.
    link.onload = link.onerror = () => resolve();
    document.head.append(link);
  });
}

let styles: Promise<void> | undefined;

async function bringToLife(island: HTMLElement): Promise<void> {
  styles ??= loadStyles();
  const [{ hydrateIsland }] = await Promise.all([import('./hydrate'), styles]);
  await hydrateIsland(island);
}

const closest = (event: Event, wanted: string) =>
  event.target instanceof Element ? event.target.closest<HTMLElement>(wanted) : null;

function onIntent(event: Event): void {
  const island = closest(event, selector);
  if (island) void bringToLife(island);
}

/** A press that came before the code did is done again once it has arrived; React has heard every later one itself. */
function onClick(event: Event): void {
  const island = closest(event, selector);
  const button = closest(event, 'button');
  if (island && button) void bringToLife(island).then(() => button.click());
}

if (document.readyState === 'complete') fetchAhead();
else window.addEventListener('load', fetchAhead, { once: true });
for (const type of intents) document.addEventListener(type, onIntent, { passive: true });
document.addEventListener('click', onClick);
