import { findTeamMember } from '~/content/company/team';
import type { LeadState } from '~/domain/contact/lead';
import type { UnreservedCall as Call } from '~/domain/contact/staff-call';
import { ToolAlert } from '~/sections/admin/tool-alert';
import { formatLongDay, formatStartTime, indianTimeZone } from '~/sections/format/format-call-time';

function describeRequest({ requested }: Call): string {
  if (!requested) return 'The time asked for was not stored.';
  const start = requested.startsAt.toISOString();
  const name = findTeamMember(requested.hostId)?.name;
  const time = `${formatLongDay(start, indianTimeZone)}, ${formatStartTime(start, indianTimeZone)} in India`;
  return `Asked for: ${time}${name ? `, with ${name}` : ''}.`;
}

/** What staff can do. A free slot is reserved when the message becomes new or open. */
function describeWay({ slot }: Call, state: LeadState): string {
  if (slot === 'free')
    return state === 'spam'
      ? 'The slot is still free. Set the state to New or Open to reserve it.'
      : 'The slot is free again. Set another state, New or Open, to reserve it.';
  if (slot === 'taken')
    return 'Another call has this slot. If the request is genuine, reply and offer another time.';
  return 'This time is not offered any more. If the request is genuine, reply and offer another time.';
}

interface UnreservedCallAlertProps {
  call: Call;
  state: LeadState;
  /** Whether a form has just tried to reserve the slot. */
  isTried: boolean;
}

/** R-CALL-6: says beside the state that a request for a call has no slot, and what its sender reads. */
export const UnreservedCallAlert = ({ call, state, isTried }: UnreservedCallAlertProps) => (
  <ToolAlert
    tone="warning"
    title="No slot is reserved for this call"
    className="w-full"
    {...(isTried && { role: 'alert' })}
  >
    <p>{describeRequest(call)}</p>
    {call.slot !== 'unknown' && <p>{describeWay(call, state)}</p>}
    <p>
      {call.isReleased
        ? 'The slot was released when the message was marked as spam. The private page of the sender says that the call is cancelled.'
        : 'The request looked like spam. Its sender read that the call is booked.'}
    </p>
  </ToolAlert>
);
