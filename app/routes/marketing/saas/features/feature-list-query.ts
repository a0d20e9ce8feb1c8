import { type ProductFeature, RELEASE_STATES, type ReleaseState } from '~/content/features/product-feature';
import { productFeatures } from '~/content/features/product-features';
import { type ProductId, softwareProducts } from '~/content/products/software-products';
import { foldText, matchesSearch, normaliseSearchText } from '~/domain/text/search-text';

const MAX_QUERY_LENGTH = 60;

/** A missing filter matches every feature. */
export interface FeatureListQuery {
  q: string;
  product?: ProductId;
  state?: ReleaseState;
}

export function parseFeatureListQuery(query: URLSearchParams): FeatureListQuery {
  const product = softwareProducts.find(({ id }) => id === query.get('product'))?.id;
  const state = RELEASE_STATES.find((name) => name === query.get('state'));
  return {
    q: normaliseSearchText(query.get('q') ?? '', MAX_QUERY_LENGTH),
    ...(product && { product }),
    ...(state && { state }),
  };
}

export const isFiltered = ({ q, product, state }: FeatureListQuery): boolean =>
  q !== '' || product !== undefined || state !== undefined;

/** The words by which a feature is found. */
export const getFeatureSearchText = ({ name, text, group }: ProductFeature): string =>
  foldText(`${name} ${text} ${group}`);

/** The ids of the features that match. */
export const findFeatureIds = ({ q, product, state }: FeatureListQuery): ReadonlySet<string> =>
  new Set(
    productFeatures
      .filter(
        (feature) =>
          (!product || feature.productId === product) &&
          (!state || feature.state === state) &&
          matchesSearch(getFeatureSearchText(feature), q),
      )
      .map(({ id }) => id),
  );
