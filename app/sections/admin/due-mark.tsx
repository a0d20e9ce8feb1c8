import { getDueResponse, type ResponseKind } from '~/content/company/response-times';
import { Icon } from '~/ui/icons/icon';

interface DueMarkProps {
  kind: ResponseKind;
  /** Since when a response is expected. */
  start: Date;
  now: Date;
}

/** R-DUE-2: in a list, what is due today or overdue. Nothing on an earlier day. */
export function DueMark({ kind, start, now }: DueMarkProps) {
  const { state } = getDueResponse(kind, start, now);
  if (state === 'later') return null;
  if (state === 'today')
    return <span className="text-xs font-semibold whitespace-nowrap text-muted">due today</span>;
  return (
    <span className="inline-flex items-center gap-1 text-xs font-semibold whitespace-nowrap text-warning">
      <Icon name="warning" size={14} className="shrink-0" />
      overdue
    </span>
  );
}
