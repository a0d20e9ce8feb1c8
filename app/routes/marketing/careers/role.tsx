import { data, redirect } from 'react-router';
import { findRole, openRoles } from '~/content/roles';
import { roleTime } from '~/features/careers/role-time';
import { teamOf } from '~/features/careers/role-words';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { hiddenPageMeta } from '~/sections/hidden-page-meta';
import { pageMeta } from '~/sections/page-meta';
import { jobPostingData } from '~/sections/structured-data/job-posting';
import { readForm } from '~/server/http/read-body.server';
import { isoDayOf } from '~/server/iso-day.server';
import { receiveApplication } from '~/server/leads/receive-application.server';
import { rolesOpenAt } from '~/server/open-roles.server';
import { leadsOfSender } from '~/server/sender.server';
import type { Route } from './+types/role';
import { Apply, Closed } from './role/apply';
import { BesideWhom } from './role/beside-whom';
import { jobFacts } from './role/job-facts';
import { NearestRoles } from './role/nearest-roles';
import { NinetyDays } from './role/ninety-days';
import { Opening } from './role/opening';
import { PayAndFacts } from './role/pay-and-facts';
import { TheWork } from './role/the-work';
import { roleTrail } from './role/trail';
import { WhoFits } from './role/who-fits';

export const handle: PageHandle = { way: 'island' };

/** The role that the address asks for, or the first that is open, and what else is. */
function rolesFrom(request: Request) {
  const open = rolesOpenAt(new Date());
  const id = new URL(request.url).searchParams.get('role');
  const role = id === null ? (open[0] ?? openRoles[0]) : findRole(id);
  if (!role) throw data(null, { status: 404 });
  return { role, openIds: open.map((each) => each.id) };
}

export function loader({ request }: Route.LoaderArgs) {
  const { role, openIds } = rolesFrom(request);
  const shown = { roleId: role.id, openIds, today: isoDayOf(new Date()) };
  // Boards that have listed the role take it down by this answer.
  return data(shown, { status: openIds.includes(role.id) ? 200 : 410 });
}

export async function action({ request, context }: Route.ActionArgs) {
  const { role, openIds } = rolesFrom(request);
  if (!openIds.includes(role.id)) return redirect(`${paths.role(role.id)}#apply`, 303);
  const leads = await leadsOfSender(context);
  const received = await receiveApplication(await readForm(request), { role: role.id, leads });
  if (received.kind === 'stored') return redirect(paths.message(received.token), 303);
  return data(received.result, { status: 400 });
}

export function meta(args: Route.MetaArgs) {
  const role = findRole(args.loaderData?.roleId ?? '');
  if (!role) return hiddenPageMeta('Not found');
  const isOpen = args.loaderData?.openIds.includes(role.id);
  return pageMeta(args, {
    title: `${role.title}, ${role.city}`,
    description: `${teamOf(role)}. ${role.short}`,
    path: paths.role(role.id),
    kind: 'ItemPage',
    trail: roleTrail(role),
    unlisted: !isOpen,
    data: (absolute) => [jobPostingData(jobFacts(role), absolute)],
  });
}

export default function Role({ loaderData: { roleId, openIds, today }, actionData }: Route.ComponentProps) {
  const role = findRole(roleId);
  if (!role) return null;
  const isOpen = openIds.includes(role.id);
  const others = openRoles.filter(({ id }) => id !== roleId && openIds.includes(id));
  const time = roleTime(role, today);
  return (
    <>
      <Opening role={role} isOpen={isOpen} stillOpen={time.stillOpen} />
      <PayAndFacts role={role} others={others} time={time} />
      <TheWork role={role} />
      <NinetyDays role={role} />
      <BesideWhom role={role} />
      <WhoFits role={role} />
      {isOpen ? (
        <Apply role={role} time={time.applySentence} lastResult={actionData} />
      ) : (
        <Closed role={role} />
      )}
      <NearestRoles role={role} others={others} />
    </>
  );
}
