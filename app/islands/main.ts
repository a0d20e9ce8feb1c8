/**
 * Brings an island to life when somebody is about to use it. The code is fetched while the browser idles, but run only
 * at the first sign of intent, so that reading a page never waits for it.
 */
const intents = ['pointerover', 'pointerdown', 'focusin', 'keydown'] as const;
const selector = '[data-island]:not([data-hydrated])';

const load = () => import('./hydrate');

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
