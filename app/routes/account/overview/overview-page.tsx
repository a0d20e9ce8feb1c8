import { findNextMilestone } from '~/domain/projects/project';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { toIsoDay } from '~/server/iso-day.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import type { Route } from './+types/overview-page';
import { LastOrderTile } from './last-order-tile';
import { listOpenTasks } from './list-open-tasks';
import { NextMilestoneTile } from './next-milestone-tile';
import { OpenTaskList } from './open-task-list';
import { readLastOrder } from './read-last-order.server';
import { UnreadTile } from './unread-tile';

export const meta = () => createNoindexMeta('Your account');

export async function loader({ context }: Route.LoaderArgs) {
  const actor = context.get(signedIn);
  const { user } = actor;
  const container = context.get(services);
  const { accounts, addressBook, notifications, projects } = container;
  const [order, inbox, unreadCount, ownProjects, addresses, hasPassword, passkeys] = await Promise.all([
    readLastOrder(container, user),
    notifications.getInbox(actor, { page: 1 }),
    notifications.countUnread(actor),
    projects.listProjects(actor),
    addressBook.listAddresses(actor, 'delivery'),
    accounts.hasPassword(actor),
    accounts.listPasskeys(actor),
  ]);
  return {
    name: user.name,
    order,
    unread: { count: unreadCount, notifications: inbox.notifications.filter(({ isRead }) => !isRead) },
    project: ownProjects.find(
      ({ state, milestones }) => state === 'running' && findNextMilestone(milestones) !== undefined,
    ),
    today: toIsoDay(new Date()),
    tasks: listOpenTasks({
      isEmailConfirmed: user.emailVerified,
      hasPassword,
      hasTwoFactor: user.twoFactorEnabled,
      passkeyCount: passkeys.length,
      addressCount: addresses.length,
      unpaidOrder: order?.status === 'placed' ? order.number : undefined,
    }),
  };
}

export default function OverviewPage({ loaderData }: Route.ComponentProps) {
  const { name, order, unread, project, today, tasks } = loaderData;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-grout">
      <header className="mb-6 grid gap-1">
        <h1 className="text-tool">Your account</h1>
        <p className="text-lead text-muted [overflow-wrap:anywhere]">
          {tasks.length === 0 ? `All done, ${name}.` : `Good to see you, ${name}.`}
        </p>
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-grout xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <LastOrderTile order={order} />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-grout sm:grid-cols-2 xl:grid-cols-[minmax(0,1fr)]">
          {project && <NextMilestoneTile project={project} today={today} />}
          <UnreadTile {...unread} />
        </div>
      </div>
      {tasks.length > 0 && <OpenTaskList tasks={tasks} />}
    </div>
  );
}
