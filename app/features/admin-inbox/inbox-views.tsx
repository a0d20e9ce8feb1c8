import { adminPaths } from '~/content/admin/admin-paths';
import { LEAD_STATE_LABELS } from '~/content/admin/state-labels';
import { type InboxQuery, serialiseInboxQuery } from '~/domain/contact/inbox-query';
import { LEAD_STATES } from '~/domain/contact/lead';
import { formatViewCount } from '~/domain/site/staff-counts';
import { ListViews } from '~/sections/admin/list-views';

interface InboxViewsProps {
  query: InboxQuery;
  counts: Readonly<Record<InboxQuery['view'], number>>;
}

/** The states as views of the list. Search and kind stay, the page does not. */
export function InboxViews({ query, counts }: InboxViewsProps) {
  const { after: _, ...filters } = query;
  return (
    <ListViews
      views={[...LEAD_STATES, 'all' as const].map((view) => ({
        id: view,
        label: view === 'all' ? 'All' : LEAD_STATE_LABELS[view],
        count: formatViewCount(counts[view]),
        href: adminPaths.inbox(serialiseInboxQuery({ ...filters, view })),
      }))}
      current={query.view}
    />
  );
}
