import { eventMoments, hackMatrixContent } from '~/content/products/hackmatrix-content';
import { EventHoursStrip } from './event-hours-strip';
import { EventMomentEntry } from './event-moment-entry';

const days = [...new Set(eventMoments.map(({ day }) => day))];

export function EventMomentList() {
  return (
    <section aria-labelledby="moments-title" className="wrap section">
      <div className="grid gap-x-14 gap-y-5 md:grid-cols-2 md:items-end">
        <h2 id="moments-title">{hackMatrixContent.momentsHeadline}</h2>
        <p className="max-w-[34em] text-lg text-muted">{hackMatrixContent.momentsLead}</p>
      </div>
      <EventHoursStrip />
      {days.map((day) => (
        <section
          key={day}
          aria-labelledby={`day-${day}`}
          className="mt-16 grid gap-x-10 gap-y-8 lg:mt-24 lg:grid-cols-[minmax(10rem,3fr)_9fr]"
        >
          <h3 id={`day-${day}`} className="top-8 self-start max-lg:-mb-2 lg:sticky">
            {day}
          </h3>
          <ol className="grid gap-y-16 lg:gap-y-24">
            {eventMoments
              .filter((moment) => moment.day === day)
              .map((moment) => (
                <EventMomentEntry key={moment.id} moment={moment} />
              ))}
          </ol>
        </section>
      ))}
    </section>
  );
}
