import { data, redirect } from 'react-router';
import { z } from 'zod';
import { NOTIFICATION_KIND_LABELS } from '~/content/account/notification-texts';
import { parsePreferences } from '~/domain/notifications/notification-preferences';
import {
  NOTIFICATION_KINDS,
  NOTIFICATIONS_PER_PAGE,
  parseNotificationQuery,
} from '~/domain/notifications/notifications';
import { NotificationList } from '~/features/notifications/notification-list';
import { NotificationPreferencesForm } from '~/features/notifications/notification-preferences-form';
import { getNotificationsPath } from '~/features/notifications/notifications-path';
import { paths } from '~/paths';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { readFieldText, readForm } from '~/server/http/body/read-body.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import { TextLink } from '~/ui/buttons/text-link';
import { Alert } from '~/ui/feedback/alert';
import { Pagination } from '~/ui/navigation/pagination';
import { SegmentedLinks } from '~/ui/navigation/segmented-links';
import type { Route } from './+types/notifications-page';
import { EmptyInbox } from './empty-inbox';
import { InboxHeader } from './inbox-header';

export const meta = () => createNoindexMeta('Notifications');

export async function loader({ request, context }: Route.LoaderArgs) {
  const { notifications } = context.get(services);
  const actor = context.get(signedIn);
  const { searchParams } = new URL(request.url);
  const query = parseNotificationQuery(searchParams);
  const [inbox, preferences] = await Promise.all([
    notifications.getInbox(actor, query),
    notifications.getPreferences(actor),
  ]);
  return {
    query,
    preferences,
    ...inbox,
    /** "Mark all as read" stops here: the user has not seen notifications that arrive later. */
    newestUnreadAt: inbox.notifications.find(({ isRead }) => !isRead)?.createdAt,
    isSaved: searchParams.has('saved'),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { notifications } = context.get(services);
  const actor = context.get(signedIn);
  const form = await readForm(request);
  const query = parseNotificationQuery(new URL(request.url).searchParams);
  switch (form.get('intent')) {
    case 'read':
      if (!(await notifications.markRead(actor, readFieldText(form, 'id'))))
        throw data(null, { status: 404 });
      return redirect(getNotificationsPath(query), 303);
    case 'read-all': {
      const until = z.iso.datetime().safeParse(form.get('until'));
      if (!until.success) throw data(null, { status: 400 });
      await notifications.markAllRead(actor, { kind: query.kind, until: new Date(until.data) });
      return redirect(getNotificationsPath({ ...query, page: 1 }), 303);
    }
    case 'choose':
      await notifications.setPreferences(actor, parsePreferences(form));
      return redirect(`${paths.account.notifications()}?saved#choices`, 303);
    default:
      throw data(null, { status: 400 });
  }
}

export default function NotificationsPage({ loaderData }: Route.ComponentProps) {
  const { query, notifications, count, unread, newestUnreadAt, preferences, isSaved } = loaderData;
  const all = Object.values(unread).reduce((sum, number) => sum + number, 0);
  const label = (name: string, number: number) => (number > 0 ? `${name} (${number})` : name);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <InboxHeader
        unreadCount={query.kind ? (unread[query.kind] ?? 0) : all}
        newestUnreadAt={newestUnreadAt}
        kind={query.kind}
      />
      <SegmentedLinks
        label="Kind"
        items={[
          {
            label: label('All', all),
            href: getNotificationsPath({ page: 1 }),
            isCurrent: query.kind === undefined,
          },
          ...NOTIFICATION_KINDS.map((kind) => ({
            label: label(NOTIFICATION_KIND_LABELS[kind], unread[kind] ?? 0),
            href: getNotificationsPath({ kind, page: 1 }),
            isCurrent: query.kind === kind,
          })),
        ]}
      />
      <div data-unread-more="" hidden>
        <Alert tone="info" title="There are new notifications." role="status">
          <TextLink href={getNotificationsPath({ page: 1 })}>Show it</TextLink>
        </Alert>
      </div>
      {notifications.length > 0 ? (
        <NotificationList notifications={notifications} />
      ) : (
        <EmptyInbox query={query} />
      )}
      <Pagination
        page={query.page}
        pages={Math.ceil(count / NOTIFICATIONS_PER_PAGE)}
        getHref={(page) => getNotificationsPath({ ...query, page })}
      />
      <section
        id="choices"
        aria-labelledby="choices-title"
        className="mt-8 grid scroll-mt-6 grid-cols-[minmax(0,1fr)] gap-5"
      >
        <div className="grid gap-2">
          <h2 id="choices-title" className="text-h2">
            Settings
          </h2>
          <p className="max-w-[36em] text-muted">
            Choose what we notify you about, and how. Every optional email also has an unsubscribe link.
          </p>
        </div>
        {isSaved && (
          <Alert tone="success" title="Saved" role="status">
            Your settings apply from now on.
          </Alert>
        )}
        <NotificationPreferencesForm preferences={preferences} />
      </section>
    </div>
  );
}
