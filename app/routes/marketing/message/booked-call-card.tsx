import { findTeamMember } from '~/content/company/team';
import { paths } from '~/paths';
import { formatCall, formatTimeZone, indianTimeZone } from '~/sections/format/format-call-time';
import { Portrait } from '~/ui/art/portrait/portrait';
import { LinkButton } from '~/ui/buttons/link-button';
import { Icon } from '~/ui/icons/icon';

export interface BookedCallCardProps {
  token: string;
  hostId: string;
  startsAt: Date;
  minutes: number;
  /** Time zone in which the call was booked. */
  timeZone: string;
}

/** The booked call: host, time, and links to add, move or cancel it. */
export function BookedCallCard({ token, hostId, startsAt, minutes, timeZone }: BookedCallCardProps) {
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
        <div className="flex flex-wrap gap-grout">
          <LinkButton
            href={paths.message(token, '/call.ics')}
            className="bg-glaze-ink! text-glaze-bone! hover:bg-glaze-basalt!"
          >
            <Icon name="calendar" />
            Save to your calendar
          </LinkButton>
          <LinkButton
            href={paths.message(token, '/move')}
            variant="plain"
            className="text-glaze-ink! hover:bg-glaze-sand!"
          >
            Choose another time
          </LinkButton>
        </div>
      </div>
    </div>
  );
}
