import type { CustomerStory } from '~/content/stories/types';
import { paths } from '~/paths';
import type { Crumb } from '~/ui/breadcrumbs';

export const storyTrail = ({ customer }: CustomerStory): readonly Crumb[] => [
  { label: 'Customer stories', href: paths.stories() },
  { label: customer },
];
