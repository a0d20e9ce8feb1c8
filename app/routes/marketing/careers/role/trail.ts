import type { OpenRole } from '~/content/roles/types';
import { paths } from '~/paths';
import type { Crumb } from '~/ui/breadcrumbs';

export const roleTrail = ({ title }: OpenRole): readonly Crumb[] => [
  { label: 'Careers', href: paths.careers() },
  { label: title },
];
