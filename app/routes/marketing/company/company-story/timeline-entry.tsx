import type { TimelineYear } from '~/content/company/company-story-content';
import type { TeamMember } from '~/content/company/team-member';
import { paths } from '~/paths';
import { StoredPortrait } from '~/sections/drawings/stored-portrait';
import { HeadcountStrip } from './headcount-strip';

interface TimelineEntryProps {
  entry: TimelineYear;
  /** Headcount at the start of the year. */
  before: number;
  newcomers: readonly TeamMember[];
  /** Headcount today. */
  total: number;
}

export function TimelineEntry({
  entry: { year, title, text },
  before,
  newcomers,
  total,
}: TimelineEntryProps) {
  const after = before + newcomers.length;
  return (
    <li>
      <HeadcountStrip before={before} after={after} total={total} />
      <div className="mt-5 grid gap-x-10 gap-y-6 md:grid-cols-[4fr_8fr] lg:grid-cols-[4fr_4fr_4fr]">
        <p className="font-display text-[clamp(4.5rem,9.5vw,9rem)] leading-[0.8] font-semibold tracking-[-0.05em] tabular-nums md:row-span-2 lg:row-span-1">
          {year}
        </p>
        <div>
          <h2 className="text-[clamp(1.5rem,2.2vw,2rem)]">{title}</h2>
          <p className="mt-3 max-w-[34em] text-muted">{text}</p>
        </div>
        <div className="lg:w-[21rem] lg:justify-self-end">
          {newcomers.length > 0 && (
            <ul
              aria-label={`Joined in ${year}`}
              className="grid grid-cols-[repeat(auto-fill,minmax(72px,1fr))] gap-grout not-last:mb-2 lg:grid-cols-4"
            >
              {newcomers.map(({ id, name }) => (
                <li key={id}>
                  <a href={`${paths.team()}#${id}`} className="block overflow-hidden rounded-tile">
                    <StoredPortrait id={id} className="block w-full" />
                    <span className="sr-only">{name}</span>
                  </a>
                </li>
              ))}
            </ul>
          )}
          <p className="text-sm text-muted">
            {after < total ? `${after} of today’s ${total}` : `All ${total} of today`}
          </p>
        </div>
      </div>
    </li>
  );
}
