import { checkIn } from '~/content/products/event-screen-samples';
import { Icon } from '~/ui/icons/icon';
import { EventScreen } from './event-screen';

/** The guest list: who has arrived and when, and who is expected. */
export function CheckInScreen() {
  return (
    <EventScreen title="Check-in" aside={`${checkIn.arrived} of ${checkIn.expected}`}>
      <ul className="grid gap-grout">
        {checkIn.guests.map(({ name, team, at }) => (
          <li
            key={name}
            className="grid grid-cols-[1.75rem_minmax(0,1fr)_auto] items-center gap-x-3 rounded-inner bg-raised px-3 py-2.5"
          >
            <span
              className={`grid size-7 place-items-center rounded-inner ${at ? 'bg-glaze-vermilion text-glaze-ink' : 'bg-tile-2'}`}
            >
              {at && <Icon name="check" size={14} />}
            </span>
            <span>
              <span className="block font-semibold">{name}</span>
              <span className="text-muted">{team}</span>
            </span>
            <span className="text-end text-muted tabular-nums">{at ? `in at ${at}` : 'expected'}</span>
          </li>
        ))}
      </ul>
    </EventScreen>
  );
}
