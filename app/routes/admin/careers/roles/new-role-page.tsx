import { parseWithZod } from '@conform-to/zod/v4';
import { data, redirect } from 'react-router';
import { adminPaths } from '~/content/admin/admin-paths';
import type { RoleValues } from '~/domain/careers/role-form-values';
import { FULL_TIME_HOURS_PER_WEEK } from '~/domain/careers/role-terms';
import { RoleEditor } from '~/features/admin-careers/role-editor';
import { ToolLink } from '~/sections/admin/tool-button';
import { ToolHeader } from '~/sections/admin/tool-header';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { readForm } from '~/server/http/body/read-body.server';
import { requireArea } from '~/server/http/guards/require-session.server';
import { roleFormSchema } from '~/server/open-roles/role-content.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import type { Route } from './+types/new-role-page';

export const middleware: Route.MiddlewareFunction[] = [requireArea('applications.manage')];

export const meta = () => createNoindexMeta('New role');

const EMPTY_ROLE: RoleValues = {
  title: '',
  summary: '',
  teamId: '',
  city: '',
  kind: 'permanent',
  months: '',
  hoursPerWeek: String(FULL_TIME_HOURS_PER_WEEK),
  payFrom: '',
  payTo: '',
  deadline: '',
  untilFilled: '',
  startsOn: '',
  vacancyCause: 'new',
  vacancyText: '',
  about: '',
  responsibilities: '',
  goal30: '',
  goal60: '',
  goal90: '',
  requirements: '',
  notRequired: '',
  lead: '',
  colleague2: '',
  colleague3: '',
  colleague4: '',
  colleague5: '',
  difficulty: '',
  applicationQuestion: '',
  coverKind: 'opus',
  coverSeed: '1',
};

/** Adds a draft. A form that is not accepted is shown again with its values. */
export async function action({ request, context }: Route.ActionArgs) {
  const submission = parseWithZod(await readForm(request), { schema: roleFormSchema });
  if (submission.status !== 'success') return data(submission.reply(), { status: 400 });
  const { openRoleManagement } = context.get(services);
  const { id } = await openRoleManagement.createRole(context.get(signedIn), submission.value);
  throw redirect(adminPaths.role(id, 'done=created'), 303);
}

export default function NewRolePage({ actionData }: Route.ComponentProps) {
  return (
    <div className="max-w-4xl">
      <ToolHeader title="New role" text="Saved as a draft first. Preview and publishing are on its page.">
        <ToolLink href={adminPaths.roles()}>All roles</ToolLink>
      </ToolHeader>
      <RoleEditor
        action={adminPaths.newRole()}
        values={EMPTY_ROLE}
        version={0}
        isNew
        lastResult={actionData}
        submitLabel="Save the draft"
      />
    </div>
  );
}
