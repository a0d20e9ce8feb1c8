import type { ReactNode } from 'react';
import { findTeamMember } from '~/content/company/team';
import { formatCall, formatTimeZone, indianTimeZone } from '~/sections/format/format-call-time';
import { Portrait } from '~/ui/art/portrait/portrait';

interface BookedCallCardProps {
  hostId: string;
  startsAt: Date;
  minutes: number;
  /** Time zone in which the call was booked. */
  timeZone: string;
  /** How the call is moved. */
  children: ReactNode;
}

/** A booked call: host and time. */
export function BookedCallCard({ hostId, startsAt, minutes, timeZone, children }: BookedCallCardProps) {
  const host = findTeamMember(hostId);
  if (!host) return null;
  const call = { startsAt, minutes };
  return (
    <div className="grid gap-grout sm:grid-cols-[9rem_1fr]">
      <Portrait features={host.portrait} className="block size-full rounded-tile max-sm:size-36" />
      <div className="grid content-between gap-5 rounded-tile bg-glaze-marigold p-5 text-glaze-ink">
        <p>
          <span className="block font-display text-h3 font-semibold">{formatCall(call, timeZone)}</span>
          <span className="mt-1 block">
            By the clock in {formatTimeZone(timeZone)}, with {host.name}
          </span>
          {timeZone !== indianTimeZone && (
            <span className="mt-1 block text-sm">In India: {formatCall(call, indianTimeZone)}</span>
          )}
        </p>
        {children}
      </div>
    </div>
  );
}
