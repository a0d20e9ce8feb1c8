import { adminPaths } from '~/content/admin/admin-paths';
import { AnnouncementTable } from '~/features/admin-announcements/announcement-table';
import { ForwardLinks } from '~/sections/admin/forward-links';
import { DoneAlert } from '~/sections/admin/tool-alert';
import { ToolLink } from '~/sections/admin/tool-button';
import { ToolHeader } from '~/sections/admin/tool-header';
import { ToolEmpty } from '~/sections/admin/tool-table';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { requireArea } from '~/server/http/guards/require-session.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import type { Route } from './+types/announcements-page';

export const middleware: Route.MiddlewareFunction[] = [requireArea('announcements.manage')];

export const meta = () => createNoindexMeta('Announcements');

export async function loader({ url, context }: Route.LoaderArgs) {
  const after = url.searchParams.get('after') ?? undefined;
  const { announcementManagement } = context.get(services);
  const page = await announcementManagement.listAnnouncements(context.get(signedIn), { after });
  const isDeleted = url.searchParams.get('done') === 'deleted';
  return { page, isFirst: after === undefined, isDeleted, now: new Date() };
}

export default function AnnouncementsPage({ loaderData }: Route.ComponentProps) {
  const { page, isFirst, isDeleted, now } = loaderData;
  const { announcements, after } = page;
  return (
    <>
      <ToolHeader
        title="Announcements"
        text="A short text above the header of public pages. Of several, pages show the one that began last."
      >
        <ToolLink href={adminPaths.newAnnouncement()} variant="loud">
          New announcement
        </ToolLink>
      </ToolHeader>
      {isDeleted && <DoneAlert message="The announcement is deleted." />}
      {announcements.length > 0 ? (
        <AnnouncementTable announcements={announcements} now={now} />
      ) : (
        <ToolEmpty title="No announcements yet.">
          <p className="max-w-lg text-muted">
            An announcement says on every page what visitors need to know: a sale, a holiday, an interruption.
          </p>
        </ToolEmpty>
      )}
      <ForwardLinks
        first={isFirst ? undefined : adminPaths.announcements()}
        next={after && adminPaths.announcements(`after=${after}`)}
      />
    </>
  );
}
