/**
 * Brings an island to life when somebody is about to use it. The code is fetched while the browser idles, but run only
 * at the first sign of intent, so that reading a page never waits for it.
 */
const intents = ['pointerover', 'pointerdown', 'focusin', 'keydown'] as const;
const selector = '[data-island]:not([data-hydrated])';

const own = document.querySelector<HTMLScriptElement>('script[data-styles]');

/** The page came with the rules of its first view; what an island draws later may need others. */
function loadStyles(): Promise<void> {
  const href = own?.dataset.styles;
  if (!href) return Promise.resolve();
  delete own.dataset.styles;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  return new Promise((resolve) => {
    // Without them the island still works.
    link.onload = link.onerror = () => resolve();
    document.head.append(link);
  });
}

async function load() {
  const [module] = await Promise.all([import('./hydrate'), loadStyles()]);
  return module;
}

function onIntent(event: Event): void {
  const island = event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;
  if (!island) return;
  const arrived = load().then(({ hydrateIsland }) => hydrateIsland(island));
  if (event.type !== 'pointerdown' && event.type !== 'keydown') return;

  // A press that came before the code did is done again once it has arrived.
  const again = (press: Event) => {
    const button = press.target instanceof Element ? press.target.closest<HTMLElement>('button') : null;
    if (button && !island.dataset.hydrated) arrived.then(() => button.click());
  };
  island.addEventListener('click', again, { once: true });
}

for (const type of intents) document.addEventListener(type, onIntent, { passive: true });
