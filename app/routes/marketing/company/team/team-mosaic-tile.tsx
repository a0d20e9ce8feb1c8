import type { TeamMember } from '~/content/company/team-member';
import { paths } from '~/paths';
import { StoredPortrait } from '~/sections/drawings/stored-portrait';
import { matchesTeamListQuery, type TeamListQuery } from './team-list-query';

/**
 * A portrait that links to the entry of the team member. On hover the tile shows the name over the title. Screen
 * readers skip that text because the entry repeats it.
 */
export function TeamMosaicTile({
  teamMember,
  selection,
}: {
  teamMember: TeamMember;
  selection: TeamListQuery;
}) {
  const selected = matchesTeamListQuery(teamMember, selection);
  return (
    <li className="grid">
      <a
        href={selected ? `#${teamMember.id}` : `${paths.team()}#${teamMember.id}`}
        className={`mosaic-tile ${selected ? '' : 'mosaic-tile-unmatched'}`}
      >
        <StoredPortrait id={teamMember.id} className="block w-full" />
        <span className="sr-only">
          {teamMember.name}, {teamMember.role}
        </span>
        <span aria-hidden="true" className="mosaic-tile-details">
          <span className="max-w-[18ch] font-display text-[clamp(2rem,3.7vw,3.3rem)] leading-[0.98] font-semibold tracking-[-0.035em]">
            {teamMember.name}
          </span>
          <span className="max-w-[30em]">
            <span className="block text-lead font-medium">{teamMember.strength}</span>
            <span className="mt-1.5 block text-muted">
              {teamMember.role}. {teamMember.city}, since {teamMember.joinedYear}
            </span>
          </span>
        </span>
      </a>
    </li>
  );
}
