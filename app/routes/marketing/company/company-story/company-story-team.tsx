import { teamMembers } from '~/content/company/team';
import { paths } from '~/paths';
import { StoredPortrait } from '~/sections/drawings/stored-portrait';
import { Icon } from '~/ui/icons/icon';

/** Portraits of all team members in one row. The row links to the team page. */
export function CompanyStoryTeam() {
  return (
    <section aria-labelledby="strip-title" className="section">
      <a href={paths.team()} className="group block">
        <div
          aria-hidden="true"
          className="grid gap-grout max-md:grid-flow-col max-md:auto-cols-[56px] max-md:grid-rows-2 max-md:overflow-hidden md:grid-cols-[repeat(23,minmax(0,1fr))]"
        >
          {teamMembers.map(({ id }) => (
            <StoredPortrait key={id} id={id} className="block w-full" />
          ))}
        </div>
        <div className="wrap mt-6 flex items-center justify-between gap-6">
          <h2 id="strip-title">Who we are today, by name</h2>
          <span className="transition-transform group-hover:translate-x-1">
            <Icon name="arrow-right" size={32} />
          </span>
        </div>
      </a>
    </section>
  );
}
