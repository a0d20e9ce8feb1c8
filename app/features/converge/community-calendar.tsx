import { convergeContent, formatEventTime } from '~/content/products/converge-content';
import { convergeDeskEvents } from '~/content/products/converge-page-content';
import { EveningSeats } from './evening-seats';
import { useEvenings } from './use-evenings';

interface CommunityCalendarProps {
  /** The calendar of a shared link. Absent for the first state. */
  query?: string;
}

/** The calendar of a community: evenings on one side, the seats of the selected one on the other. */
export function CommunityCalendar({ query = '' }: CommunityCalendarProps) {
  const { evenings, selectedId, message, select, toggleSeat, addLatecomer } = useEvenings(query);
  const event = convergeDeskEvents.find(({ id }) => id === selectedId);
  const evening = evenings[selectedId];
  return (
    <div className="grid gap-grout lg:grid-cols-[5fr_7fr]">
      <div className="rounded-tile bg-surface p-4 md:p-5">
        <p className="mb-3 flex items-baseline justify-between gap-4">
          <span className="font-display text-lg font-semibold">{convergeContent.community}</span>
          <span className="text-end text-sm text-muted">{convergeContent.calendarLabel}</span>
        </p>
        <ul aria-label="Evenings" className="grid gap-grout">
          {convergeDeskEvents.map((listed) => {
            const { id, title, host, room } = listed;
            const { taken, seats } = evenings[id] ?? { taken: [], seats: 0 };
            return (
              <li key={id}>
                <button
                  type="button"
                  aria-pressed={id === selectedId}
                  onClick={() => select(id)}
                  className="w-full rounded-inner bg-raised p-3 text-start transition-colors aria-pressed:bg-glaze-marigold aria-pressed:text-glaze-ink"
                >
                  <span className="flex justify-between gap-3 text-sm">
                    <span>{formatEventTime(listed)}</span>
                    <span className="tabular-nums">
                      {taken.length} of {seats}
                    </span>
                  </span>
                  <span className="mt-1 block font-semibold">{title}</span>
                  <span className="block text-sm">
                    {host}, {room}
                  </span>
                </button>
              </li>
            );
          })}
        </ul>
      </div>
      {event && evening && (
        <EveningSeats
          event={event}
          evening={evening}
          message={message}
          onToggleSeat={() => toggleSeat(event.id)}
          onAddLatecomer={() => addLatecomer(event.id)}
        />
      )}
    </div>
  );
}
