import { data } from 'react-router';
import { getRoleTeamName } from '~/features/careers/role-labels';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { getLeadsOfSender } from '~/routes/marketing/leads-of-sender.server';
import { respondToSubmission } from '~/routes/marketing/respond-to-submission.server';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { createPageMeta } from '~/sections/meta/page-meta';
import { createJobPostingData } from '~/sections/structured-data/job-posting';
import { readForm } from '~/server/http/body/read-body.server';
import { toIsoDay } from '~/server/iso-day.server';
import { submitApplication } from '~/server/leads/forms/submit-application.server';
import type { OpenRoles } from '~/server/open-roles/open-roles.server';
import { services } from '~/server/services.server';
import type { Route } from './+types/role-page';
import { buildJobFacts } from './build-job-facts';
import { getRoleBreadcrumbs } from './role-hero';
import { RoleView } from './role-view';

export const handle: PageHandle = { hydration: 'islands' };

/** Job boards remove an ended role when they receive this status. */
const GONE = 410;

/** The role that the URL requests, or the first open one, and the other open roles. */
async function readRoles(url: URL, { listRoles }: OpenRoles) {
  const roles = await listRoles();
  const open = roles.filter(({ ended }) => ended === undefined);
  const id = url.searchParams.get('role');
  const role = id === null ? (open[0] ?? roles[0]) : roles.find((listed) => listed.id === id);
  if (!role) throw data(null, { status: 404 });
  return { role, others: open.filter((listed) => listed.id !== role.id) };
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const { role, others } = await readRoles(url, context.get(services).openRoles);
  return data({ role, others, today: toIsoDay(new Date()) }, { status: role.ended ? GONE : 200 });
}

/** A form for a role that ended meanwhile is shown again with what was typed, so that nothing is lost. */
export async function action({ url, request, context }: Route.ActionArgs) {
  const { role } = await readRoles(url, context.get(services).openRoles);
  const leads = await getLeadsOfSender(context);
  const submission = await submitApplication(await readForm(request), { role, leads });
  return submission.kind === 'ended'
    ? data(submission.result, { status: GONE })
    : respondToSubmission(submission);
}

export function meta(args: Route.MetaArgs) {
  const role = args.loaderData?.role;
  if (!role) return createNoindexMeta('Not found');
  return createPageMeta(args, {
    title: `${role.title}, ${role.city}`,
    description: `${getRoleTeamName(role)}. ${role.summary}`,
    path: paths.role(role.id),
    kind: 'ItemPage',
    breadcrumbs: getRoleBreadcrumbs(role),
    isNoindex: role.ended !== undefined,
    createStructuredData: (toAbsoluteUrl) => [createJobPostingData(buildJobFacts(role), toAbsoluteUrl)],
  });
}

export default function RolePage({ loaderData, actionData }: Route.ComponentProps) {
  return <RoleView {...loaderData} lastResult={actionData} />;
}
