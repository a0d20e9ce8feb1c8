import { teams } from '~/content/company/team';
import { TextLink } from '~/ui/buttons/text-link';
import { filterTeamMembers, getTeamListPath, type TeamListQuery } from './team-list-query';
import { TeamMemberEntry } from './team-member-entry';

export function TeamList({ selection }: { selection: TeamListQuery }) {
  const selected = filterTeamMembers(selection);
  if (selected.length === 0) return <Nobody selection={selection} />;
  return (
    <div className="wrap">
      {teams.map(({ id, name, description }) => {
        const members = selected.filter(({ teamId }) => teamId === id);
        if (members.length === 0) return null;
        return (
          <section
            key={id}
            aria-labelledby={`team-${id}`}
            className="grid gap-x-8 gap-y-6 pt-16 md:pt-24 lg:grid-cols-[3fr_9fr]"
          >
            <div className="top-8 self-start lg:sticky">
              <h2 id={`team-${id}`} className="text-[clamp(1.75rem,2.6vw,2.4rem)]">
                {name}
              </h2>
              <p className="mt-2 max-w-[20em] text-muted">{description}</p>
            </div>
            <ul className="grid gap-grout sm:grid-cols-2 xxl:grid-cols-4">
              {members.map((teamMember) => (
                <TeamMemberEntry key={teamMember.id} teamMember={teamMember} />
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

function Nobody({ selection: { team, city } }: { selection: TeamListQuery }) {
  return (
    <section className="wrap section">
      <h2 className="max-w-[16ch]">Nobody of that team works in {city}.</h2>
      <p className="mt-6 flex flex-wrap gap-x-8">
        <TextLink href={getTeamListPath({ team })}>{team?.name}, everywhere</TextLink>
        <TextLink href={getTeamListPath({ city })}>Everyone in {city}</TextLink>
      </p>
    </section>
  );
}
