import { data, redirect } from 'react-router';
import { adminPaths } from '~/content/admin/admin-paths';
import { AnnouncementForm } from '~/features/admin-announcements/announcement-form';
import { ToolLink } from '~/sections/admin/tool-button';
import { ToolHeader } from '~/sections/admin/tool-header';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { readForm } from '~/server/http/body/read-body.server';
import { requireArea } from '~/server/http/guards/require-session.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import type { Route } from './+types/new-announcement-page';
import { submitAnnouncementForm } from './submit-announcement-form.server';

export const middleware: Route.MiddlewareFunction[] = [requireArea('announcements.manage')];

export const meta = () => createNoindexMeta('New announcement');

export async function action({ request, context }: Route.ActionArgs) {
  const { announcementManagement } = context.get(services);
  const actor = context.get(signedIn);
  const result = await submitAnnouncementForm(await readForm(request), (values) =>
    announcementManagement.createAnnouncement(actor, values),
  );
  if (result.kind === 'shown') return data(result, { status: result.status });
  throw redirect(adminPaths.announcement(result.id, 'done=created'), 303);
}

export default function NewAnnouncementPage({ actionData }: Route.ComponentProps) {
  return (
    <div className="max-w-2xl">
      <ToolHeader title="New announcement" text="Pages show it from its beginning to its end.">
        <ToolLink href={adminPaths.announcements()}>All announcements</ToolLink>
      </ToolHeader>
      <AnnouncementForm
        action={adminPaths.newAnnouncement()}
        lastResult={actionData?.lastResult}
        submitLabel="Add the announcement"
      />
    </div>
  );
}
