import { data, redirect } from 'react-router';
import { adminPaths } from '~/content/admin/admin-paths';
import { STAGE_LABELS } from '~/content/admin/application-texts';
import { parseApplicationQuery, serialiseApplicationQuery } from '~/domain/careers/application-query';
import { isApplicationStage, isOpenStage } from '~/domain/careers/application-stage';
import { ApplicationCard } from '~/features/admin-careers/application-card';
import { ApplicationFilters } from '~/features/admin-careers/application-filters';
import { RoleFigures } from '~/features/admin-careers/role-figures';
import { StageColumn } from '~/features/admin-careers/stage-column';
import { StageConflictAlert } from '~/features/admin-careers/stage-conflict-alert';
import { ForwardLinks } from '~/sections/admin/forward-links';
import { DoneAlert } from '~/sections/admin/tool-alert';
import { ToolLink } from '~/sections/admin/tool-button';
import { ToolHeader } from '~/sections/admin/tool-header';
import { ToolEmpty } from '~/sections/admin/tool-table';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { readForm } from '~/server/http/body/read-body.server';
import { requireArea } from '~/server/http/guards/require-session.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import type { Route } from './+types/applications-page';
import { submitMove } from './submit-application-form.server';

export const middleware: Route.MiddlewareFunction[] = [requireArea('applications.manage')];

export const meta = () => createNoindexMeta('Applications');

export async function loader({ url, context }: Route.LoaderArgs) {
  const { applications, openRoles } = context.get(services);
  const actor = context.get(signedIn);
  const query = parseApplicationQuery(url.searchParams);
  const moved = url.searchParams.get('moved');
  const shown = {
    query,
    now: new Date(),
    roles: (await openRoles.listRoles()).map(({ id, title }) => ({ id, title })),
    movedTo: isApplicationStage(moved) ? STAGE_LABELS[moved] : undefined,
  };
  if (query.stage)
    return { ...shown, list: await applications.listStage(actor, query), columns: [], figures: [] };
  const [columns, figures] = await Promise.all([
    applications.readBoard(actor, query),
    applications.countByRole(actor),
  ]);
  return { ...shown, list: undefined, columns, figures };
}

/** Moves an application. A no leads to the page of the application, which asks whether to send an email. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const { applications } = context.get(services);
  const form = await readForm(request);
  const result = await submitMove({ applications, actor: context.get(signedIn), form });
  if (result.kind !== 'moved') return data(result, { status: result.kind === 'conflict' ? 409 : 400 });
  if (result.stage === 'declined')
    throw redirect(adminPaths.application(result.id, 'done=declined&email=declined'), 303);
  const search = serialiseApplicationQuery(parseApplicationQuery(url.searchParams));
  throw redirect(adminPaths.applications(`${search ? `${search}&` : ''}moved=${result.stage}`), 303);
}

export default function ApplicationsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { query, now, roles, movedTo, columns, figures, list } = loaderData;
  const { after, ...filters } = query;
  const action = adminPaths.applications(serialiseApplicationQuery(query));
  const isEmpty = list ? list.cards.length === 0 : columns.every(({ count }) => count === 0);
  return (
    <>
      <ToolHeader
        title={query.stage ? `Applications: ${STAGE_LABELS[query.stage].toLowerCase()}` : 'Applications'}
        text="Drag a card to its next stage, or open Move on it. A move sends no email."
      >
        <ToolLink href={adminPaths.roles()}>Open roles</ToolLink>
      </ToolHeader>
      {actionData && <StageConflictAlert conflict={actionData} now={now} />}
      {movedTo && !actionData && <DoneAlert message={`Moved to ${movedTo}.`} />}
      <div className="mb-4 flex flex-col gap-2.5">
        <ApplicationFilters query={query} roles={roles} />
      </div>
      {isEmpty && (
        <ToolEmpty
          title={query.q || query.role ? 'No application fits this search.' : 'No applications here.'}
        >
          <p className="text-muted">What people send from the page of a role appears here at once.</p>
        </ToolEmpty>
      )}
      {!isEmpty && list && (
        <ul className="grid gap-grout sm:grid-cols-2 xl:grid-cols-4">
          {list.cards.map((application) => (
            <ApplicationCard key={application.id} application={application} action={action} now={now} />
          ))}
        </ul>
      )}
      {!isEmpty && !list && (
        <>
          <div className="grid gap-x-2.5 gap-y-5 lg:grid-cols-4">
            {columns
              .filter(({ stage }) => isOpenStage(stage))
              .map((column) => (
                <StageColumn key={column.stage} column={column} query={filters} now={now} />
              ))}
          </div>
          <div className="mt-6 grid gap-x-2.5 gap-y-5 lg:grid-cols-3">
            {columns
              .filter(({ stage }) => !isOpenStage(stage))
              .map((column) => (
                <StageColumn key={column.stage} column={column} query={filters} now={now} />
              ))}
          </div>
        </>
      )}
      {list && (
        <ForwardLinks
          first={
            after === undefined ? undefined : adminPaths.applications(serialiseApplicationQuery(filters))
          }
          next={
            list.after &&
            adminPaths.applications(serialiseApplicationQuery({ ...filters, after: list.after }))
          }
        />
      )}
      {figures.length > 0 && <RoleFigures figures={figures} />}
    </>
  );
}
