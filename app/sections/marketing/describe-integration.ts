import { productPlans } from '~/content/features/product-features';
import type { IntegratedProductId, Integration } from '~/content/integrations/integration';
import { getSoftwareProduct } from '~/content/products/software-products';

const PRODUCTS: readonly IntegratedProductId[] = ['hackmatrix', 'converge'];

/** The products that have it, each with the smallest plan. */
export const listIntegratedProducts = ({ fromPlans }: Pick<Integration, 'fromPlans'>) =>
  PRODUCTS.flatMap((id) => {
    const plan = productPlans.find((candidate) => candidate.id === fromPlans[id]);
    return plan ? [{ id, name: getSoftwareProduct(id).name, plan: plan.name }] : [];
  });

/** Where the data goes: "From HackMatrix to Discord". */
export function describeFlow(integration: Integration): string {
  const ours = listIntegratedProducts(integration)
    .map(({ name }) => name)
    .join(' and ');
  if (integration.flow === 'both') return `Between ${ours} and ${integration.name}`;
  return integration.flow === 'in'
    ? `From ${integration.name} to ${ours}`
    : `From ${ours} to ${integration.name}`;
}
