import { describeHelpState, type StoredHelpState } from '~/content/admin/help-texts';
import { formatDay, formatDayAndTime } from '~/sections/format/format-moment';
import { Badge } from '~/ui/data/badge';

interface HelpEntryStateProps {
  entry: { votes: number; stored?: StoredHelpState & { changedAt: Date; publishAt: Date | null } };
  now: Date;
}

/** The votes against an entry and the changes of staff. Renders nothing for an original text without votes. */
export function HelpEntryState({ entry: { votes, stored }, now }: HelpEntryStateProps) {
  if (votes === 0 && !stored) return null;
  const isOnSite = stored?.state === 'published';
  const at = stored?.state === 'scheduled' ? stored.publishAt : null;
  return (
    <span className="flex flex-wrap items-center gap-2 text-xs text-muted">
      {votes > 0 && (
        <span className="tabular-nums">
          <strong className="text-danger">{votes}</strong> did not help
        </span>
      )}
      {stored && isOnSite && `${describeHelpState(stored)} ${formatDay(stored.changedAt, now)}`}
      {stored && !isOnSite && (
        <>
          {at ? formatDayAndTime(at, now) : formatDay(stored.changedAt, now)}
          <Badge tone={stored.state === 'withdrawn' ? 'danger' : 'warning'}>
            {describeHelpState(stored)}
          </Badge>
        </>
      )}
    </span>
  );
}
