import { openRoles } from '~/content/roles';
import { roleListAddress, roleSelectionFrom } from '~/features/careers/role-selection';
import type { PageHandle } from '~/page-handle';
import { Onward } from '~/sections/onward';
import { pageMeta } from '~/sections/page-meta';
import { preloadHints } from '~/sections/themed-picture';
import { rolesOpenAt } from '~/server/open-roles.server';
import { site } from '~site';
import type { Route } from './+types/list';
import { AskFirst } from './list/ask-first';
import { Benefits } from './list/benefits';
import { Hiring } from './list/hiring';
import { Opening, tablePictureSizes } from './list/opening';
import { RoleBoard } from './list/role-board';

export const handle: PageHandle = { way: 'static' };

export function loader({ request }: Route.LoaderArgs) {
  const roleIds = rolesOpenAt(new Date()).map(({ id }) => id);
  return { selection: roleSelectionFrom(new URL(request.url).searchParams), roleIds };
}

export function meta(args: Route.MetaArgs) {
  const { selection, roleIds } = args.loaderData;
  return [
    ...pageMeta(args, {
      title: 'Careers: the pay comes first',
      description: `${roleIds.length} open roles at ${site.name} in Bengaluru, Pune, Kochi and Guwahati, each with its pay range, the reason why it is open, and the first ninety days.`,
      kind: 'CollectionPage',
      unlisted: roleListAddress(selection) !== roleListAddress({}),
    }),
    ...preloadHints('hero-careers', tablePictureSizes),
  ];
}

export default function Careers({ loaderData: { selection, roleIds } }: Route.ComponentProps) {
  const roles = openRoles.filter(({ id }) => roleIds.includes(id));
  return (
    <>
      <Opening />
      <RoleBoard roles={roles} selection={selection} />
      <Hiring />
      <Benefits />
      <AskFirst />
      <Onward from="careers" />
    </>
  );
}
