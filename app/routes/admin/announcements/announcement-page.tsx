import { data, redirect } from 'react-router';
import { adminPaths } from '~/content/admin/admin-paths';
import { findDoneMessage } from '~/domain/site/done-message';
import { AnnouncementForm } from '~/features/admin-announcements/announcement-form';
import { DeleteForm } from '~/sections/admin/confirm-form';
import { ConflictAlert } from '~/sections/admin/conflict-alert';
import { describeAnnouncement } from '~/sections/admin/describe-announcement';
import { DoneAlert } from '~/sections/admin/tool-alert';
import { ToolLink } from '~/sections/admin/tool-button';
import { ToolHeader } from '~/sections/admin/tool-header';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { readFieldText, readForm, readVersion } from '~/server/http/body/read-body.server';
import { requireArea } from '~/server/http/guards/require-session.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import type { Route } from './+types/announcement-page';
import { submitAnnouncementForm } from './submit-announcement-form.server';

export const middleware: Route.MiddlewareFunction[] = [requireArea('announcements.manage')];

export const meta = ({ loaderData }: Route.MetaArgs) =>
  createNoindexMeta(loaderData ? `Announcement: ${loaderData.stored.text}` : 'Announcement');

/** What a form did, by the value of the query parameter. */
const DONE_MESSAGES: Readonly<Record<string, string>> = {
  created: 'The announcement is added.',
  saved: 'The announcement is changed.',
};

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { announcementManagement } = context.get(services);
  const stored = await announcementManagement.getAnnouncement(context.get(signedIn), params.id);
  if (!stored) throw data(null, { status: 404 });
  const doneMessage = findDoneMessage(DONE_MESSAGES, url.searchParams);
  return { stored, doneMessage, now: new Date() };
}

/** Saves or deletes the announcement. */
export async function action({ params: { id }, request, context }: Route.ActionArgs) {
  const { announcementManagement } = context.get(services);
  const actor = context.get(signedIn);
  const form = await readForm(request);
  if (readFieldText(form, 'intent') === 'delete') {
    const result = await announcementManagement.deleteAnnouncement(actor, { id, version: readVersion(form) });
    if (result.kind === 'deleted') throw redirect(adminPaths.announcements('done=deleted'), 303);
    if (!result.current) throw data(null, { status: 404 });
    return data({ current: result.current, lastResult: undefined }, { status: 409 });
  }
  const result = await submitAnnouncementForm(form, (values) =>
    announcementManagement.changeAnnouncement(actor, { id, form: values }),
  );
  if (result.kind === 'shown') return data(result, { status: result.status });
  throw redirect(adminPaths.announcement(id, 'done=saved'), 303);
}

export default function AnnouncementPage({ loaderData, actionData }: Route.ComponentProps) {
  const { stored, doneMessage, now } = loaderData;
  const { id, version } = stored;
  const current = actionData?.current;
  return (
    <div className="max-w-2xl">
      <ToolHeader title="Announcement" text={describeAnnouncement(stored, now)}>
        <ToolLink href={adminPaths.announcements()}>All announcements</ToolLink>
        <ToolLink href={adminPaths.announcementPreview(id)}>Preview</ToolLink>
      </ToolHeader>
      {!actionData && <DoneAlert message={doneMessage} />}
      {current && (
        <ConflictAlert title="The announcement was changed in the meantime">
          <p className="text-text wrap-anywhere">{current.text}</p>
          <p>
            {current.link && `Link to ${current.link.path}: ${current.link.label}. `}
            {describeAnnouncement(current, now)}
          </p>
          <p className="mt-1.5">Your changes were not saved. If you save now, they replace this.</p>
        </ConflictAlert>
      )}
      <AnnouncementForm
        action={adminPaths.announcement(id)}
        announcement={stored}
        lastResult={actionData?.lastResult}
        submitLabel="Save the changes"
      />
      <div className="mt-4">
        <DeleteForm action={adminPaths.announcement(id)} noun="announcement" version={version}>
          Pages stop showing it at once. To end it earlier, change its end instead.
        </DeleteForm>
      </div>
    </div>
  );
}
