import type { CustomerStory } from '~/content/stories/customer-story';
import { paths } from '~/paths';
import type { Breadcrumb } from '~/ui/navigation/breadcrumbs';

export const getCustomerStoryBreadcrumbs = ({ customer }: CustomerStory): readonly Breadcrumb[] => [
  { label: 'Customer stories', href: paths.customerStories() },
  { label: customer },
];
