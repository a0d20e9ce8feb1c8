import { company, homeTeamMemberIds, offices } from '~/content/company/company';
import { findTeamMember } from '~/content/company/team';
import { paths } from '~/paths';
import { StoredPortrait } from '~/sections/drawings/stored-portrait';
import { TextLink } from '~/ui/buttons/text-link';

const cities = new Intl.ListFormat('en-IN', { type: 'conjunction' }).format(offices.map(({ city }) => city));
const teamMembersShown = homeTeamMemberIds.flatMap((id) => findTeamMember(id) ?? []);

export function HomeTeam() {
  return (
    <section className="wrap section">
      <div className="mb-8 grid gap-x-8 md:grid-cols-[1fr_auto] md:items-end">
        <div>
          <h2>Our team</h2>
          <p className="mt-2.5 text-muted">
            {company.headcount} people in {cities}. You talk to the person writing the code.
          </p>
        </div>
        <TextLink href={paths.team()}>Meet the team</TextLink>
      </div>
      <ul className="grid grid-cols-4 gap-grout md:grid-cols-6 lg:grid-cols-12">
        {teamMembersShown.map((teamMember) => (
          <li key={teamMember.id} className="overflow-hidden rounded-tile">
            <StoredPortrait id={teamMember.id} />
            <span className="sr-only">
              {teamMember.name}, {teamMember.role}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
