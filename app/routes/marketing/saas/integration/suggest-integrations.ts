import type { Integration } from '~/content/integrations/integration';
import { integrations } from '~/content/integrations/integrations';
import { foldText } from '~/domain/text/search-text';

const MAX_NAME_LENGTH = 60;
const MAX_SUGGESTIONS = 3;
const MIN_SCORE = 0.3;

const listPairs = (text: string): ReadonlySet<string> => {
  const letters = foldText(text).replaceAll(/[^a-z0-9]/g, '');
  return new Set(
    Array.from({ length: Math.max(0, letters.length - 1) }, (_, at) => letters.slice(at, at + 2)),
  );
};

const indexed = integrations.map((integration) => ({ integration, pairs: listPairs(integration.name) }));

/** Up to three integrations whose names share most pairs of letters with an unknown name, the nearest first. */
export function suggestIntegrations(name: string): Integration[] {
  const wanted = listPairs(name.slice(0, MAX_NAME_LENGTH));
  return indexed
    .map(({ integration, pairs }) => ({
      integration,
      score:
        (2 * [...wanted].filter((pair) => pairs.has(pair)).length) / Math.max(1, wanted.size + pairs.size),
    }))
    .filter(({ score }) => score >= MIN_SCORE)
    .sort((a, b) => b.score - a.score)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ integration }) => integration);
}
