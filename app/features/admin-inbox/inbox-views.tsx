import { adminPaths } from '~/content/admin/admin-paths';
import { LEAD_STATE_LABELS } from '~/content/admin/state-labels';
import {
  INBOX_VIEWS,
  type InboxQuery,
  type InboxView,
  serialiseInboxQuery,
} from '~/domain/contact/inbox-query';
import { formatViewCount } from '~/domain/site/staff-counts';
import { ListViews } from '~/sections/admin/list-views';

interface InboxViewsProps {
  query: InboxQuery;
  counts: Readonly<Record<InboxView, number>>;
}

const VIEW_LABELS: Readonly<Record<InboxView, string>> = {
  ...LEAD_STATE_LABELS,
  overdue: 'Overdue',
  all: 'All',
};

/** The views of the list. Search and kind stay, the page does not. */
export function InboxViews({ query, counts }: InboxViewsProps) {
  const { after: _, ...filters } = query;
  return (
    <ListViews
      views={INBOX_VIEWS.map((view) => ({
        id: view,
        label: VIEW_LABELS[view],
        count: formatViewCount(counts[view]),
        href: adminPaths.inbox(serialiseInboxQuery({ ...filters, view })),
      }))}
      current={query.view}
    />
  );
}
