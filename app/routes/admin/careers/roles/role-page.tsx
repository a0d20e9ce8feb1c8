import { data, redirect } from 'react-router';
import { adminPaths } from '~/content/admin/admin-paths';
import { ROLE_DONE_MESSAGES } from '~/content/admin/role-texts';
import { serialiseApplicationQuery } from '~/domain/careers/application-query';
import { toRoleValues } from '~/domain/careers/role-form-values';
import { findDoneMessage } from '~/domain/site/done-message';
import { RoleConflictAlert } from '~/features/admin-careers/role-conflict-alert';
import { RoleEditor } from '~/features/admin-careers/role-editor';
import { RoleStatePanel } from '~/features/admin-careers/role-state-panel';
import { DoneAlert, ToolAlert } from '~/sections/admin/tool-alert';
import { ToolLink } from '~/sections/admin/tool-button';
import { ToolHeader } from '~/sections/admin/tool-header';
import { formatDayAndTime } from '~/sections/format/format-moment';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { readForm } from '~/server/http/body/read-body.server';
import { requireArea } from '~/server/http/guards/require-session.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import type { Route } from './+types/role-page';
import { submitRoleForm } from './submit-role-form.server';

export const middleware: Route.MiddlewareFunction[] = [requireArea('applications.manage')];

export const meta = ({ loaderData }: Route.MetaArgs) =>
  createNoindexMeta(loaderData ? `Role: ${loaderData.role.title}` : 'Not found');

export async function loader({ params: { id }, url, context }: Route.LoaderArgs) {
  const found = await context.get(services).openRoleManagement.getStaffRole(context.get(signedIn), id);
  if (!found) throw data(null, { status: 404 });
  const { content, changed, ...shown } = found;
  const now = new Date();
  return {
    ...shown,
    values: toRoleValues(content),
    now,
    changedText:
      changed && `Changed by ${changed.by ?? 'a former colleague'}, ${formatDayAndTime(changed.at, now)}.`,
    message: findDoneMessage(ROLE_DONE_MESSAGES, url.searchParams),
  };
}

export async function action({ params: { id }, request, context }: Route.ActionArgs) {
  const { openRoleManagement: management } = context.get(services);
  const form = await readForm(request);
  const outcome = await submitRoleForm({ management, actor: context.get(signedIn), id, form });
  if (outcome.kind === 'rejected') return data(outcome, { status: outcome.status });
  const { done } = outcome;
  throw redirect(
    done === 'deleted' ? adminPaths.roles('done=deleted') : adminPaths.role(id, `done=${done}`),
    303,
  );
}

export default function RolePage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, role, state, source, version, values, changedText, message, now } = loaderData;
  const { conflict, lastResult, dayError } = actionData ?? {};
  return (
    <>
      <ToolHeader title={role.title} text={role.city}>
        <ToolLink href={adminPaths.applications(serialiseApplicationQuery({ q: '', role: id }))}>
          Applications
        </ToolLink>
        <ToolLink href={adminPaths.roles()}>All roles</ToolLink>
      </ToolHeader>
      {!actionData && <DoneAlert message={message} />}
      {actionData?.message && (
        <ToolAlert tone="danger" role="alert" title={actionData.message} className="mb-2.5" />
      )}
      {conflict && <RoleConflictAlert current={conflict.current} mine={conflict.mine} now={now} />}
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
        <RoleEditor
          action={adminPaths.role(id)}
          values={values}
          version={version}
          isNew={false}
          lastResult={lastResult}
          submitLabel={state === 'draft' ? 'Save the draft' : 'Save on the site'}
        />
        <div className="max-xl:-order-1">
          <RoleStatePanel
            id={id}
            state={state}
            role={role}
            source={source}
            version={version}
            changedText={changedText}
            dayError={dayError}
          />
        </div>
      </div>
    </>
  );
}
