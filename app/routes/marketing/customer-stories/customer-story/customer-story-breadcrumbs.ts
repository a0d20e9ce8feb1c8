import type { CustomerStory } from '~/content/stories/customer-story';
import { paths } from '~/paths';
import type { Crumb } from '~/ui/navigation/breadcrumbs';

export const customerStoryBreadcrumbs = ({ customer }: CustomerStory): readonly Crumb[] => [
  { label: 'Customer stories', href: paths.customerStories() },
  { label: customer },
];
