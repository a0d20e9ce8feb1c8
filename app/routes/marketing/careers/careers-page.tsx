import { openRoles } from '~/content/careers/open-roles';
import { getRoleListPath, parseRoleListQuery } from '~/features/careers/role-list-query';
import type { PageHandle } from '~/page-handle';
import { RelatedLinks } from '~/sections/marketing/related-links';
import { createThemedPicturePreloads } from '~/sections/marketing/themed-picture';
import { createPageMeta } from '~/sections/meta/page-meta';
import { listOpenRoles } from '~/server/leads/open-roles.server';
import { site } from '~site';
import type { Route } from './+types/careers-page';
import { CareersBenefits } from './careers-benefits';
import { CareersContact } from './careers-contact';
import { CareersHero, careersHeroPictureSizes } from './careers-hero';
import { HiringProcess } from './hiring-process';
import { RoleList } from './role-list';

export const handle: PageHandle = { hydration: 'none' };

export function loader({ request }: Route.LoaderArgs) {
  const roleIds = listOpenRoles(new Date()).map(({ id }) => id);
  return { selection: parseRoleListQuery(new URL(request.url).searchParams), roleIds };
}

export function meta(args: Route.MetaArgs) {
  const { selection, roleIds } = args.loaderData;
  return [
    ...createPageMeta(args, {
      title: 'Careers: open roles, with their pay',
      description: `${roleIds.length} open roles at ${site.name} in Bengaluru, Pune, Kochi and Guwahati, each with its pay range, the reason why it is open, and the first ninety days.`,
      kind: 'CollectionPage',
      isNoindex: getRoleListPath(selection) !== getRoleListPath({}),
    }),
    ...createThemedPicturePreloads('hero-careers', careersHeroPictureSizes),
  ];
}

export default function CareersPage({ loaderData: { selection, roleIds } }: Route.ComponentProps) {
  const roles = openRoles.filter(({ id }) => roleIds.includes(id));
  return (
    <>
      <CareersHero />
      <RoleList roles={roles} query={selection} />
      <HiringProcess />
      <CareersBenefits />
      <CareersContact />
      <RelatedLinks from="careers" />
    </>
  );
}
