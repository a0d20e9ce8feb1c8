import { careersContent, hiringFigure, hiringSteps } from '~/content/careers/careers-content';

const days = Math.max(...hiringSteps.map(({ lastDay: to }) => to));

/** Days in which something is asked of the applicant: the last of each step that asks for anything. */
const yours = hiringSteps
  .filter(({ applicantTime: yourTime }) => yourTime !== 'None')
  .map(({ lastDay: to }) => to);

const span = (from: number, to: number) => (from === to ? `Day ${from}` : `Days ${from} to ${to}`);

/** Twenty-eight days in a row, the applicant's own glazed, and what happens in them. */
export function HiringProcess() {
  return (
    <section aria-labelledby="hiring-title" className="wrap section">
      <div className="grid gap-x-14 gap-y-5 lg:grid-cols-[8fr_4fr] lg:items-end">
        <h2 id="hiring-title">
          {careersContent.hiringHeadline.map((line) => (
            <span key={line} className="block">
              {line}{' '}
            </span>
          ))}
        </h2>
        <p className="text-muted">
          <span className="font-semibold text-text">{hiringFigure.value}</span> {hiringFigure.label},{' '}
          {hiringFigure.period}. Source: {hiringFigure.source.toLowerCase()}. A glazed day is one that needs
          you.
        </p>
      </div>
      <DayStrip />
      <ol className="mt-8 grid gap-x-8 gap-y-9 sm:grid-cols-2 lg:grid-cols-3">
        {hiringSteps.map(({ id, title, firstDay: from, lastDay: to, applicantTime: yourTime, text }) => (
          <li key={id} className="grid content-start gap-2">
            <p className="text-sm text-muted tabular-nums">{span(from, to)}</p>
            <h3>{title}</h3>
            <p className="max-w-[34em] text-muted">{text}</p>
            <p className="text-sm">
              <span className="text-muted">Your time: </span>
              {yourTime.toLowerCase()}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Fourteen in a row on a phone, all twenty-eight where there is room. */
function DayStrip() {
  return (
    <ol aria-hidden="true" className="mt-10 grid grid-cols-14 gap-grout lg:grid-cols-28">
      {Array.from({ length: days }, (_, index) => index + 1).map((day) => {
        const step = hiringSteps.findIndex(({ firstDay: from, lastDay: to }) => day >= from && day <= to);
        const ground = yours.includes(day)
          ? 'bg-glaze-vermilion text-glaze-ink font-semibold'
          : step % 2 === 0
            ? 'bg-raised text-muted'
            : 'bg-surface text-muted';
        return (
          <li
            key={day}
            className={`flex aspect-square items-end rounded-inner p-1 text-xs tabular-nums lg:aspect-[1/2] lg:p-2 ${ground}`}
          >
            {day}
          </li>
        );
      })}
    </ol>
  );
}
