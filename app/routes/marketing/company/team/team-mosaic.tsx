import { teamMembers } from '~/content/company/team';
import { HiringTile } from './hiring-tile';
import type { TeamListQuery } from './team-list-query';
import { TeamMosaicTile } from './team-mosaic-tile';
import { TeamMosaicTitle } from './team-mosaic-title';

/** One tile for each team member, all of the same size. Team members outside the selection lose their glaze. */
export function TeamMosaic({ selection }: { selection: TeamListQuery }) {
  return (
    <section aria-label="Everyone" className="wrap">
      <div className="mosaic">
        <TeamMosaicTitle selection={selection} />
        <ul className="contents">
          {teamMembers.map((teamMember) => (
            <TeamMosaicTile key={teamMember.id} teamMember={teamMember} selection={selection} />
          ))}
          <HiringTile />
        </ul>
      </div>
    </section>
  );
}
