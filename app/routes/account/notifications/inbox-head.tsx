import { NOTICE_KIND_LABELS } from '~/content/notice-words';
import type { NoticeKind } from '~/domain/notices';
import { unreadInWords } from '~/domain/unread-notices';
import { Button } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { TextLink } from '~/ui/text-link';

interface InboxHeadProps {
  /** Of the kind that is shown, or of all. */
  unread: number;
  /** When the newest unread one on the page was written. */
  newest: Date | undefined;
  kind: NoticeKind | undefined;
}

export function InboxHead({ unread, newest, kind }: InboxHeadProps) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className="grid gap-3">
        <h1 className="text-h1">Notifications</h1>
        <p className="text-muted">
          {unread > 0 ? unreadInWords(unread) : 'Nothing unread'}.{' '}
          <TextLink href="#choices">What reaches you</TextLink>
        </p>
      </div>
      {newest && (
        <form method="post">
          <input type="hidden" name="intent" value="read-all" />
          <input type="hidden" name="until" value={newest.toISOString()} />
          <Button type="submit" variant="quiet" size="sm">
            <Icon name="check" />
            {kind ? `Mark all of ${NOTICE_KIND_LABELS[kind].toLowerCase()} as read` : 'Mark all as read'}
          </Button>
        </form>
      )}
    </header>
  );
}
