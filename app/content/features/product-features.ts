import { type ComingSoonProductId, comingSoonProducts } from '../products/coming-soon-content';
import { convergePlans, hackMatrixPlans } from '../products/product-plans';
import { softwareProducts } from '../products/software-products';
import { convergeProductFeatures } from './converge-features';
import { hackMatrixProductFeatures } from './hackmatrix-features';
import type { PlanId, ProductFeature, ReleaseState } from './product-feature';

type ComingPart = (typeof comingSoonProducts)[ComingSoonProductId]['parts'][number];

const PART_STATES: Readonly<Record<ComingPart['state'], ReleaseState>> = {
  'in use by us': 'beta',
  'being built': 'planned',
  planned: 'planned',
};

const toId = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/** The parts of a product that is not open yet, as its own page lists them. */
const toFeatures = (productId: ComingSoonProductId): ProductFeature[] =>
  comingSoonProducts[productId].parts.map(({ name, state, description }) => ({
    id: `${productId}-${toId(name)}`,
    name,
    text: description,
    productId,
    group: 'First release',
    state: PART_STATES[state],
  }));

/** Every feature of the six products. Each fact about a feature stands here once. */
export const productFeatures: readonly ProductFeature[] = softwareProducts.flatMap(({ id }) => {
  if (id === 'hackmatrix') return hackMatrixProductFeatures;
  if (id === 'converge') return convergeProductFeatures;
  return toFeatures(id);
});

/** All plans, the smaller ones of a product first. */
export const productPlans: readonly { id: PlanId; name: string }[] = [...hackMatrixPlans, ...convergePlans];

/** The feature with this id. Throws for an unknown id, so that no page states a feature that does not exist. */
export function getProductFeature(id: string): ProductFeature {
  const found = productFeatures.find((feature) => feature.id === id);
  if (!found) throw new Error(`There is no feature ${id}.`);
  return found;
}

/** For each plan of a product, whether it has all of these features. */
export function listPlansWith<Id extends PlanId>(
  plans: readonly { id: Id }[],
  ...featureIds: readonly string[]
): Record<Id, boolean> {
  const order = plans.map(({ id }): PlanId => id);
  const smallest = featureIds.map((id) => {
    const { fromPlan } = getProductFeature(id);
    return fromPlan ? order.indexOf(fromPlan) : -1;
  });
  if (smallest.includes(-1))
    throw new Error(`${featureIds.join(', ')} are not features of ${order.join(', ')}.`);
  const first = Math.max(...smallest);
  return Object.fromEntries(order.map((id, index) => [id, index >= first])) as Record<Id, boolean>;
}
