import { communityEvents, convergeContent } from '~/content/products/converge-content';

/** The first screen: the upcoming events. */
export function UpcomingEventsScreen() {
  return (
    <>
      <p className="px-2 pt-3 pb-4 font-display text-h3 font-semibold">{convergeContent.community}</p>
      <ul className="grid gap-grout">
        {communityEvents.map(({ id, day, time, title, room, bookedSeats, seats }, index) => (
          <li
            key={id}
            className={`grid grid-cols-[3.25rem_1fr] gap-3 rounded-tile p-3 ${index === 0 ? 'bg-glaze-marigold text-glaze-ink' : 'bg-surface'}`}
          >
            <p className="text-center leading-none">
              <span className="block font-display text-h3 font-semibold">{day.weekday.slice(0, 3)}</span>
              <span className="text-xs">{day.week}</span>
            </p>
            <div>
              <p className="font-semibold">{title}</p>
              <p className={`mt-1 text-xs ${index === 0 ? '' : 'text-muted'}`}>
                {time}, {room}
              </p>
              <p className={`mt-1 text-xs tabular-nums ${index === 0 ? '' : 'text-muted'}`}>
                {seats - bookedSeats === 0
                  ? 'no chair left'
                  : `${seats - bookedSeats} ${seats - bookedSeats === 1 ? 'chair' : 'chairs'} left`}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
