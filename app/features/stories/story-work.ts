import { softwareProducts } from '~/content/products/software-products';
import { companyServices } from '~/content/services/company-services';
import type { CustomerStory } from '~/content/stories/customer-story';

/** The service or product of a customer story. */
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
