import { companyFigures } from '~/content/company/company';
import { companyFactsContent } from '~/content/company/company-facts-content';
import type { KeyFigure } from '~/content/content-types';
import { WaffleChart } from '~/ui/charts/waffle-chart';

const figure = (id: string) => companyFigures.find((entry) => entry.id === id);
const projects = figure('web-projects');
const stillUsed = figure('still-in-use');
const others = companyFigures.filter((entry) => entry !== projects && entry !== stillUsed);

/** Splits "91 of 118" into its two numbers. */
const [used = 0, handedOver = 0] = stillUsed?.value.split(' of ').map(Number) ?? [];
const drawing = {
  value: used,
  max: handedOver,
  glaze: 'indigo',
  label: `${handedOver} tiles, one for each project; ${used} of them lit`,
} as const;

/** One row for each figure, with its source at the end. */
export function CompanyFigures() {
  return (
    <section aria-labelledby="figures-title" className="wrap section">
      <h2 id="figures-title" className="sr-only">
        {companyFactsContent.figuresHeadline}
      </h2>
      {projects && stillUsed && (
        <div className="mb-14 md:mb-20">
          <WaffleChart {...drawing} columns={59} className="max-md:hidden" />
          <WaffleChart {...drawing} columns={20} className="md:hidden" />
          <p className="mt-6 max-w-[32ch] font-display text-h2 font-semibold text-balance">
            {projects.value} {projects.label}. {used} {stillUsed.label}.
          </p>
          <p className="mt-4 grid gap-x-8 gap-y-1 text-sm text-muted md:flex">
            <Origin figure={projects} />
            <Origin figure={stillUsed} />
          </p>
        </div>
      )}
      <ul className="grid gap-grout">
        {others.map((entry) => (
          <li
            key={entry.id}
            className="grid items-baseline gap-x-8 gap-y-1 rounded-tile bg-surface px-5 py-4 md:grid-cols-[3fr_5fr_4fr] md:py-5"
          >
            <p className="font-display text-[clamp(1.75rem,3vw,2.75rem)] leading-none font-semibold tracking-[-0.035em] tabular-nums">
              {entry.value}
            </p>
            <p>{entry.label}</p>
            <p className="text-sm text-muted">
              <Origin figure={entry} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

const Origin = ({ figure: { period, source } }: { figure: KeyFigure }) => (
  <span className="block first-letter:uppercase">
    {period}. Source: {source}
  </span>
);
