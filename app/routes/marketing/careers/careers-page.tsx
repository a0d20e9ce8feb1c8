import { parseRoleListQuery } from '~/features/careers/role-list-query';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { RelatedLinks } from '~/sections/marketing/related-links';
import { createThemedPicturePreloads } from '~/sections/marketing/themed-picture';
import { createPageMeta } from '~/sections/meta/page-meta';
import { services } from '~/server/services.server';
import { site } from '~site';
import type { Route } from './+types/careers-page';
import { CareersBenefits } from './careers-benefits';
import { CareersContact } from './careers-contact';
import { CareersHero, careersHeroPictureSizes } from './careers-hero';
import { HiringProcess } from './hiring-process';
import { RoleList } from './role-list';

export const handle: PageHandle = { hydration: 'none' };

export async function loader({ url, context }: Route.LoaderArgs) {
  const roles = await context.get(services).openRoles.listOpenRoles();
  return { selection: parseRoleListQuery(url.searchParams), roles };
}

export function meta(args: Route.MetaArgs) {
  const { selection, roles } = args.loaderData;
  return [
    ...createPageMeta(args, {
      title: 'Careers: open roles, with their pay',
      description: `${roles.length} open roles at ${site.name} in Bengaluru, Pune, Kochi and Guwahati, each with its pay range, the reason why it is open, and the first ninety days.`,
      kind: 'CollectionPage',
      isNoindex: paths.careers(selection) !== paths.careers({}),
    }),
    ...createThemedPicturePreloads('hero-careers', careersHeroPictureSizes),
  ];
}

export default function CareersPage({ loaderData: { selection, roles } }: Route.ComponentProps) {
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
