import { careersContent, hiringFigure, hiringSteps } from '~/content/careers/careers-content';

const days = Math.max(...hiringSteps.map(({ lastDay }) => lastDay));

/** Days that need the applicant: the last day of each step that takes applicant time. */
const applicantDays = hiringSteps
  .filter(({ applicantTime }) => applicantTime !== 'None')
  .map(({ lastDay }) => lastDay);

const formatDays = (from: number, to: number) => (from === to ? `Day ${from}` : `Days ${from} to ${to}`);

/** The hiring process as a row of 28 days. Days that need the applicant are glazed. */
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
        {hiringSteps.map(({ id, title, firstDay, lastDay, applicantTime, text }) => (
          <li key={id} className="grid content-start gap-2">
            <p className="text-sm text-muted tabular-nums">{formatDays(firstDay, lastDay)}</p>
            <h3>{title}</h3>
            <p className="max-w-[34em] text-muted">{text}</p>
            <p className="text-sm">
              <span className="text-muted">Your time: </span>
              {applicantTime.toLowerCase()}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Fourteen days in a row on a phone, all 28 on a wide screen. */
function DayStrip() {
  return (
    <ol aria-hidden="true" className="mt-10 grid grid-cols-14 gap-grout lg:grid-cols-28">
      {Array.from({ length: days }, (_, index) => index + 1).map((day) => {
        const step = hiringSteps.findIndex(({ firstDay, lastDay }) => day >= firstDay && day <= lastDay);
        const background = applicantDays.includes(day)
          ? 'bg-glaze-vermilion text-glaze-ink font-semibold'
          : step % 2 === 0
            ? 'bg-raised text-muted'
            : 'bg-surface text-muted';
        return (
          <li
            key={day}
            className={`flex aspect-square items-end rounded-inner p-1 text-xs tabular-nums lg:aspect-[1/2] lg:p-2 ${background}`}
          >
            {day}
          </li>
        );
      })}
    </ol>
  );
}
