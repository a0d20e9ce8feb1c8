import type { ConvergePlan, HackMatrixPlan } from '../products/product-plans';
import type { ProductId } from '../products/software-products';

export const RELEASE_STATES = ['live', 'beta', 'planned'] as const;
export type ReleaseState = (typeof RELEASE_STATES)[number];

/** What a state promises, and what not. */
export const releaseStateTexts: Readonly<Record<ReleaseState, { label: string; meaning: string }>> = {
  live: { label: 'Live', meaning: 'Open to everybody whose plan has it, today.' },
  beta: { label: 'Beta', meaning: 'Works, and is used by us or by a few who test it. Not open yet.' },
  planned: {
    label: 'Planned',
    meaning: 'Decided, not finished. Without a date unless one stands beside it.',
  },
};

export type PlanId = HackMatrixPlan['id'] | ConvergePlan['id'];

export interface ProductFeature {
  /** The fragment of its URL. */
  id: string;
  name: string;
  text: string;
  productId: ProductId;
  /** The part of the product that it belongs to. */
  group: string;
  state: ReleaseState;
  /** The smallest plan that has it. Products that are not open have no plans. */
  fromPlan?: PlanId;
}

type FeatureEntry = readonly [id: string, name: string, text: string, state?: ReleaseState];

/** Creates the features of one group that begin with the same plan. They are live unless they say otherwise. */
export const createFeatures = (
  place: Pick<ProductFeature, 'productId' | 'group' | 'fromPlan'>,
  ...entries: readonly FeatureEntry[]
): ProductFeature[] =>
  entries.map(([id, name, text, state = 'live']) => ({ id, name, text, state, ...place }));
