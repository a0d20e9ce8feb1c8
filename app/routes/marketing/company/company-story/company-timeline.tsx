import { timeline } from '~/content/company/company-story-content';
import { teamMembers } from '~/content/company/team';
import { TimelineEntry } from './timeline-entry';

/** One entry for each year, with one tile for each team member at its end. */
export function CompanyTimeline() {
  return (
    <section aria-label="The years" className="wrap section">
      <ol className="grid gap-y-16 md:gap-y-24">
        {timeline.map((entry) => (
          <TimelineEntry
            key={entry.year}
            entry={entry}
            before={teamMembers.filter(({ joinedYear }) => joinedYear < entry.year).length}
            newcomers={teamMembers.filter(({ joinedYear }) => joinedYear === entry.year)}
            total={teamMembers.length}
          />
        ))}
      </ol>
    </section>
  );
}
