import type { TeamMember } from '~/content/company/team';
import { paths } from '~/paths';
import { Portrait } from '~/ui/art/portrait/portrait';
import { matchesTeamListQuery, type TeamListQuery } from './team-list-query';

/**
 * A portrait that leads to what is said about the person below. While it is pointed at, its words lie over the wall's
 * title; they are the same as below, and therefore not read out twice.
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
        className={`wall-tile ${selected ? '' : 'wall-tile-raw'}`}
      >
        <Portrait features={teamMember.portrait} className="block w-full" />
        <span className="sr-only">
          {teamMember.name}, {teamMember.role}
        </span>
        <span aria-hidden="true" className="wall-plate">
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
