import type { ComponentType } from 'react';

type IslandComponent = ComponentType<never>;

/** Every island by name. Each is a chunk of its own, fetched when its page is used. */
export const islands: Record<string, () => Promise<IslandComponent>> = {
  'help-search': async () => (await import('~/features/help/help-search')).HelpSearch,
  'judging-demo': async () => (await import('~/features/hackmatrix/judging-demo')).JudgingDemo,
};
