import { companyFactsContent, leadership } from '~/content/company/company-facts-content';
import { findTeamMember, teamMembers } from '~/content/company/team';
import { paths } from '~/paths';
import { Portrait } from '~/ui/art/portrait/portrait';
import { TextLink } from '~/ui/buttons/text-link';

const leaders = leadership.flatMap(({ teamMemberId, responsibility }) => {
  const teamMember = findTeamMember(teamMemberId);
  return teamMember ? [{ teamMember, decides: responsibility }] : [];
});

/** The leadership and what each member may decide alone. */
export function CompanyLeadership() {
  return (
    <section aria-labelledby="leaders-title" className="wrap section">
      <div className="mb-8 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
        <h2 id="leaders-title">{companyFactsContent.leadershipHeadline}</h2>
        <TextLink href={paths.team()}>The other {teamMembers.length - leaders.length}</TextLink>
      </div>
      <ul className="grid grid-cols-2 gap-grout lg:grid-cols-4">
        {leaders.map(({ teamMember, decides }) => (
          <li key={teamMember.id} className="flex flex-col rounded-tile bg-surface">
            <Portrait features={teamMember.portrait} className="block w-full rounded-tile" />
            <div className="p-4 md:p-5">
              <h3>{teamMember.name}</h3>
              <p className="mt-1 text-sm text-muted">
                {teamMember.role}, {teamMember.city}
              </p>
              <p className="mt-4">{decides}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
