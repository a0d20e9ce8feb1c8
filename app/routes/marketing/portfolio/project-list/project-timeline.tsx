import type { PortfolioProject, ProjectKindId } from '~/content/portfolio/portfolio-project';
import { projectKinds } from '~/content/portfolio/portfolio-project';
import { portfolioProjects } from '~/content/portfolio/portfolio-projects';
import { formatPeriod } from '~/features/portfolio/format-period';
import { GLAZE_FILLS, type Glaze } from '~/ui/glaze';

const FIRST_YEAR = 2025;
const YEARS = 2;
const MONTHS = YEARS * 12;

const KIND_GLAZES: Record<ProjectKindId, Glaze> = {
  web: 'vermilion',
  learning: 'peacock',
  training: 'marigold',
  hackathons: 'jade',
  products: 'gulal',
};

/** Number of months since the first January of the chart, within its range. */
function toMonth(month: string): number {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return Math.min(MONTHS, Math.max(0, (year - FIRST_YEAR) * 12 + number - 1));
}

const getStart = ({ period }: PortfolioProject) => toMonth(period.from);
const getEnd = ({ period }: PortfolioProject) =>
  period.to ? Math.min(MONTHS, toMonth(period.to) + 1) : MONTHS;

const byStart = portfolioProjects.toSorted(
  (a, b) => a.period.from.localeCompare(b.period.from) || getEnd(a) - getEnd(b),
);

/** When each project took place, one tile a month. */
export function ProjectTimeline() {
  return (
    <section aria-labelledby="timeline-title" className="wrap section">
      <h2 id="timeline-title">Timeline: two years, month by month</h2>
      <ul aria-label="Kinds" className="mt-5 flex flex-wrap gap-x-6 gap-y-2 text-sm">
        {projectKinds.map(({ id, label }) => (
          <li key={id} className="inline-flex items-center gap-2">
            <svg width="12" height="12" aria-hidden="true" className={GLAZE_FILLS[KIND_GLAZES[id]]}>
              <rect width="12" height="12" rx="1.5" />
            </svg>
            {label}
          </li>
        ))}
      </ul>
      <ol className="mt-8 grid gap-3">
        {byStart.map((project) => (
          <li
            key={project.id}
            className="grid gap-x-6 gap-y-1 text-sm lg:grid-cols-[3fr_9fr] lg:items-center"
          >
            <p className="flex justify-between gap-4">
              <span className="font-semibold">{project.name}</span>
              <span className="shrink-0 text-muted tabular-nums lg:hidden">
                {formatPeriod(project.period)}
              </span>
            </p>
            <svg
              viewBox={`0 0 ${MONTHS * 40} 22`}
              preserveAspectRatio="none"
              role="img"
              aria-label={formatPeriod(project.period)}
              className="block h-5 w-full"
            >
              {Array.from({ length: MONTHS }, (_, month) => month).map((month) => (
                <rect
                  key={month}
                  x={month * 40}
                  width="38"
                  height="22"
                  className={
                    month >= getStart(project) && month < getEnd(project)
                      ? GLAZE_FILLS[KIND_GLAZES[project.kindId]]
                      : 'fill-tile-1'
                  }
                />
              ))}
            </svg>
          </li>
        ))}
      </ol>
      <div className="mt-3 grid gap-x-6 text-sm text-muted tabular-nums lg:grid-cols-[3fr_9fr]">
        <p className="flex justify-between gap-4 lg:col-start-2">
          <span>January {FIRST_YEAR}</span>
          <span>December {FIRST_YEAR + YEARS - 1}</span>
        </p>
      </div>
    </section>
  );
}
