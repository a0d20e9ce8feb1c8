import { RELEASE_STATES, type ReleaseState } from '~/content/features/product-feature';
import {
  type Integration,
  type IntegrationCategoryId,
  integrationCategories,
} from '~/content/integrations/integration';
import { integrations } from '~/content/integrations/integrations';
import { foldText, matchesSearch, normaliseSearchText } from '~/domain/text/search-text';

const MAX_QUERY_LENGTH = 60;

/** A missing filter matches every integration. */
export interface IntegrationListQuery {
  q: string;
  category?: IntegrationCategoryId;
  state?: ReleaseState;
}

export function parseIntegrationListQuery(query: URLSearchParams): IntegrationListQuery {
  const category = integrationCategories.find(({ id }) => id === query.get('category'))?.id;
  const state = RELEASE_STATES.find((name) => name === query.get('state'));
  return {
    q: normaliseSearchText(query.get('q') ?? '', MAX_QUERY_LENGTH),
    ...(category && { category }),
    ...(state && { state }),
  };
}

const getCategoryLabel = (categoryId: IntegrationCategoryId) =>
  integrationCategories.find(({ id }) => id === categoryId)?.label ?? '';

/** The words by which an integration is found. */
export const getIntegrationSearchText = ({
  name,
  promise,
  text,
  categoryId,
  fromPlans,
}: Integration): string =>
  foldText([name, promise, text, getCategoryLabel(categoryId), ...Object.keys(fromPlans)].join(' '));

/** The ids of the integrations that match. */
export const findIntegrationIds = ({ q, category, state }: IntegrationListQuery): ReadonlySet<string> =>
  new Set(
    integrations
      .filter(
        (integration) =>
          (!category || integration.categoryId === category) &&
          (!state || integration.state === state) &&
          matchesSearch(getIntegrationSearchText(integration), q),
      )
      .map(({ id }) => id),
  );
