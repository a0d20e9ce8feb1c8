import { NOTICE_KIND_LABELS } from '~/content/notice-words';
import type { NoticeQuery } from '~/domain/notices';
import { noticesAddress } from '~/features/notices/notices-address';
import { EmptyState } from '~/ui/empty-state';
import { LinkButton } from '~/ui/link-button';

const toAll = <LinkButton href={noticesAddress({ page: 1 })}>Show all notifications</LinkButton>;

/** An empty inbox, an empty kind, or a page behind the last one. */
export function NothingHere({ query: { kind, page } }: { query: NoticeQuery }) {
  if (page > 1) {
    return (
      <EmptyState title="The list ends before this page" action={toAll}>
        <p>Older notifications are erased after a year.</p>
      </EmptyState>
    );
  }
  if (kind) {
    return (
      <EmptyState title={`Nothing about ${NOTICE_KIND_LABELS[kind].toLowerCase()} yet`} action={toAll}>
        <p>What you choose below to be told stands here from then on.</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState title="Nothing has happened yet">
      <p>
        An order on its way, an update on a project, an answer to a comment, a sign-in from a new browser:
        they stand here as they happen, each with a link to what it is about.
      </p>
    </EmptyState>
  );
}
