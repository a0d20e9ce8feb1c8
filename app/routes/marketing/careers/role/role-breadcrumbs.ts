import type { OpenRole } from '~/content/careers/open-role';
import { paths } from '~/paths';
import type { Crumb } from '~/ui/navigation/breadcrumbs';

export const roleBreadcrumbs = ({ title }: OpenRole): readonly Crumb[] => [
  { label: 'Careers', href: paths.careers() },
  { label: title },
];
