import { softwareProducts } from '~/content/products';
import { services } from '~/content/services';
import type { CustomerStory } from '~/content/stories/types';

/** What we did for a customer: a service of ours, or a product that they use by themselves. */
export interface Work {
  id: string;
  name: string;
  href: string;
}

export function workOf({ serviceId, productId }: CustomerStory): Work {
  const work =
    services.find(({ id }) => id === serviceId) ?? softwareProducts.find(({ id }) => id === productId);
  if (!work) throw new Error(`A story without service and product`);
  return { id: work.id, name: work.name, href: work.href };
}
