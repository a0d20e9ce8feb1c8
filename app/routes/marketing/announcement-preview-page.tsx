import { data } from 'react-router';
import { adminPaths } from '~/content/admin/admin-paths';
import { describeAnnouncement } from '~/sections/admin/describe-announcement';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { previewAnnouncement } from '~/server/http/cache/cache-tags.server';
import { requireAdmin, requireArea } from '~/server/http/guards/require-session.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import type { Route } from './+types/announcement-preview-page';

export const middleware: Route.MiddlewareFunction[] = [requireAdmin, requireArea('announcements.manage')];

export const meta = ({ loaderData }: Route.MetaArgs) =>
  createNoindexMeta(loaderData ? `Preview: ${loaderData.announcement.text}` : 'Not found');

/** An announcement above the header of a public page, before or after its time as well. Only staff see it. */
export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  const { announcementManagement } = context.get(services);
  const announcement = await announcementManagement.getAnnouncement(context.get(signedIn), id);
  if (!announcement) throw data(null, { status: 404 });
  previewAnnouncement(context, announcement);
  return { announcement, now: new Date() };
}

export default function AnnouncementPreviewPage({ loaderData }: Route.ComponentProps) {
  const { announcement, now } = loaderData;
  return (
    <div className="wrap section">
      <h1 className="text-3xl">This is a preview that only staff see.</h1>
      <p className="mt-4 max-w-prose text-muted">
        The announcement is above the header. {describeAnnouncement(announcement, now)}
      </p>
      <p className="mt-4">
        <a href={adminPaths.announcement(announcement.id)} className="underline underline-offset-4">
          Back to the announcement
        </a>
      </p>
    </div>
  );
}
