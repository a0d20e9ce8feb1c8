import { people } from '~/content/people';
import { timeline } from '~/content/timeline';
import { YearEntry } from './year-entry';

/** The years down the page. Above each, one tile for everybody there was by its end. */
export function Years() {
  return (
    <section aria-label="The years" className="wrap section">
      <ol className="grid gap-y-16 md:gap-y-24">
        {timeline.map((entry) => (
          <YearEntry
            key={entry.year}
            entry={entry}
            before={people.filter(({ joined }) => joined < entry.year).length}
            newcomers={people.filter(({ joined }) => joined === entry.year)}
            of={people.length}
          />
        ))}
      </ol>
    </section>
  );
}
