import { submissions } from '~/content/products/event-screen-samples';

/** The deadline and the last four submissions. */
export function SubmissionsScreen() {
  return (
    <figure className="grid gap-grout sm:grid-cols-[2fr_3fr]">
      <figcaption className="flex min-h-36 flex-col justify-between rounded-tile bg-glaze-bone p-4 text-glaze-ink sm:p-5">
        <span className="font-semibold">Submissions are closed</span>
        <span className="font-display text-[3.25rem] leading-none font-semibold tracking-[-0.04em] tabular-nums">
          {submissions.deadline}
        </span>
      </figcaption>
      <ul className="grid gap-grout">
        {submissions.last.map(({ team, at, late }) => (
          <li key={team} className="flex flex-wrap items-center gap-x-2 rounded-inner bg-surface px-4 py-2.5">
            <span className="w-14 text-muted tabular-nums">{at}</span>
            <span className="font-semibold">{team}</span>
            {late && <span className="ms-auto font-semibold text-danger">{late}</span>}
          </li>
        ))}
      </ul>
    </figure>
  );
}
