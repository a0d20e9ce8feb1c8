import { data, redirect } from 'react-router';
import { findOpenRole, openRoles } from '~/content/careers/open-roles';
import { describeRoleDates } from '~/features/careers/role-dates';
import { getRoleTeamName } from '~/features/careers/role-labels';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { leadsOfSender } from '~/routes/marketing/leads-of-sender.server';
import { respondToSubmission } from '~/routes/marketing/respond-to-submission.server';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { createPageMeta } from '~/sections/meta/page-meta';
import { createJobPostingData } from '~/sections/structured-data/job-posting';
import { readForm } from '~/server/http/body/read-body.server';
import { toIsoDay } from '~/server/iso-day.server';
import { submitApplication } from '~/server/leads/forms/submit-application.server';
import { listOpenRoles } from '~/server/leads/open-roles.server';
import type { Route } from './+types/role-page';
import { buildJobFacts } from './build-job-facts';
import { RoleApplication, RoleClosed } from './role-application';
import { roleBreadcrumbs } from './role-breadcrumbs';
import { RoleColleagues } from './role-colleagues';
import { RoleDescription } from './role-description';
import { RoleGoals } from './role-goals';
import { RoleHero } from './role-hero';
import { RolePayAndFacts } from './role-pay-and-facts';
import { RoleRequirements } from './role-requirements';
import { SimilarRoles } from './similar-roles';

export const handle: PageHandle = { hydration: 'islands' };

/** The role that the URL requests, or the first open one, and the ids of all open roles. */
function readRoles(request: Request) {
  const open = listOpenRoles(new Date());
  const id = new URL(request.url).searchParams.get('role');
  const role = id === null ? (open[0] ?? openRoles[0]) : findOpenRole(id);
  if (!role) throw data(null, { status: 404 });
  return { role, openIds: open.map((openRole) => openRole.id) };
}

export function loader({ request }: Route.LoaderArgs) {
  const { role, openIds } = readRoles(request);
  const body = { roleId: role.id, openIds, today: toIsoDay(new Date()) };
  // Job boards remove a closed role when they receive status 410.
  return data(body, { status: openIds.includes(role.id) ? 200 : 410 });
}

export async function action({ request, context }: Route.ActionArgs) {
  const { role, openIds } = readRoles(request);
  if (!openIds.includes(role.id)) return redirect(`${paths.role(role.id)}#apply`, 303);
  const leads = await leadsOfSender(context);
  return respondToSubmission(await submitApplication(await readForm(request), { role: role.id, leads }));
}

export function meta(args: Route.MetaArgs) {
  const role = findOpenRole(args.loaderData?.roleId ?? '');
  if (!role) return createNoindexMeta('Not found');
  const isOpen = args.loaderData?.openIds.includes(role.id);
  return createPageMeta(args, {
    title: `${role.title}, ${role.city}`,
    description: `${getRoleTeamName(role)}. ${role.summary}`,
    path: paths.role(role.id),
    kind: 'ItemPage',
    breadcrumbs: roleBreadcrumbs(role),
    isNoindex: !isOpen,
    createStructuredData: (toAbsoluteUrl) => [createJobPostingData(buildJobFacts(role), toAbsoluteUrl)],
  });
}

export default function RolePage({
  loaderData: { roleId, openIds, today },
  actionData,
}: Route.ComponentProps) {
  const role = findOpenRole(roleId);
  if (!role) return null;
  const isOpen = openIds.includes(role.id);
  const others = openRoles.filter(({ id }) => id !== roleId && openIds.includes(id));
  const dates = describeRoleDates(role, today);
  return (
    <>
      <RoleHero role={role} isOpen={isOpen} stillOpenNote={dates.stillOpenNote} />
      <RolePayAndFacts role={role} others={others} dates={dates} />
      <RoleDescription role={role} />
      <RoleGoals role={role} />
      <RoleColleagues role={role} />
      <RoleRequirements role={role} />
      {isOpen ? (
        <RoleApplication role={role} deadlineText={dates.applySentence} lastResult={actionData} />
      ) : (
        <RoleClosed role={role} />
      )}
      <SimilarRoles role={role} others={others} />
    </>
  );
}
