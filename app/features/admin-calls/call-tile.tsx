import clsx from 'clsx';
import { adminPaths } from '~/content/admin/admin-paths';
import { getCallEnd } from '~/domain/contact/call-slots';
import type { StaffCall } from '~/domain/contact/staff-call';
import { ToolRowLink } from '~/sections/admin/tool-table';
import { formatTimeSpan, indianTimeZone } from '~/sections/format/format-call-time';
import { formatVisitorTime, getCallTitle, getCallTopic, getHostName } from './describe-call';

interface CallTileProps {
  call: StaffCall;
  now: Date;
}

/** A call in the calendar: its time in India and by the visitor's clock, the visitor, the topic and who takes it. */
export function CallTile({ call, now }: CallTileProps) {
  const { leadId, hostId, isCancelled } = call;
  const visitorTime = formatVisitorTime(call);
  const isOver = getCallEnd(call) <= now;
  return (
    <li
      className={clsx(
        'relative grid content-start gap-0.5 rounded-tile border-s-3 bg-surface px-3 py-2.5 hover:bg-raised',
        isCancelled ? 'border-border-strong' : isOver ? 'border-success' : 'border-primary',
      )}
    >
      <p className={clsx('text-xs font-semibold tabular-nums', isCancelled && 'line-through')}>
        {formatTimeSpan(call, indianTimeZone)}
      </p>
      <ToolRowLink href={adminPaths.call(leadId)} className="font-semibold wrap-anywhere">
        {getCallTitle(call)}
      </ToolRowLink>
      <p className="text-xs text-muted">{getCallTopic(call)}</p>
      <p className="text-xs text-muted">with {getHostName(hostId)}</p>
      {visitorTime && <p className="text-xs text-muted">{visitorTime}</p>}
      {isCancelled ? (
        <p className="text-xs font-semibold">Cancelled</p>
      ) : (
        isOver && <p className="text-xs font-semibold text-success">Over</p>
      )}
    </li>
  );
}
