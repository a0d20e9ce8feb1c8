import type { OpenRole } from '~/content/careers/open-role';
import { paths } from '~/paths';
import type { Breadcrumb } from '~/ui/navigation/breadcrumbs';

export const getRoleBreadcrumbs = ({ title }: OpenRole): readonly Breadcrumb[] => [
  { label: 'Careers', href: paths.careers() },
  { label: title },
];
