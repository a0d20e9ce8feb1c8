import { incidentTimeline } from '~/content/portfolio/engineering-case-content';

/** The course of the incident, entry by entry. */
export function IncidentTimeline() {
  return (
    <section aria-labelledby="course-title" className="wrap section">
      <h2 id="course-title">How a wish was lost</h2>
      <ol className="mt-8 grid gap-x-grout gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        {incidentTimeline.map(({ time, text }, index) => {
          const isLoss = index === 3;
          return (
            <li key={text} className="grid grid-cols-[5rem_1fr] content-start gap-x-4 pe-6 sm:block">
              <svg
                viewBox="0 0 100 6"
                preserveAspectRatio="none"
                aria-hidden="true"
                className="block h-1.5 w-full max-sm:col-span-2"
              >
                <rect width="100" height="6" className={isLoss ? 'fill-glaze-vermilion' : 'fill-tile-3'} />
              </svg>
              <p className="mt-3 font-semibold tabular-nums">{time}</p>
              <p className={isLoss ? 'mt-1' : 'mt-1 text-muted'}>{text}</p>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
