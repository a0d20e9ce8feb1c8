import { softwareProducts } from '~/content/products/software-products';
import { companyServices } from '~/content/services/company-services';
import type { CustomerStory } from '~/content/stories/customer-story';

/** What we did for a customer: a service of ours, or a product that they use by themselves. */
export interface StoryWork {
  id: string;
  name: string;
  href: string;
}

export function findStoryWork({ serviceId, productId }: CustomerStory): StoryWork {
  const work =
    companyServices.find(({ id }) => id === serviceId) ?? softwareProducts.find(({ id }) => id === productId);
  if (!work) throw new Error(`A story without service and product`);
  return { id: work.id, name: work.name, href: work.href };
}
