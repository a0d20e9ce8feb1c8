import { teamMembers } from '~/content/company/team';
import { HiringTile } from './hiring-tile';
import type { TeamListQuery } from './team-list-query';
import { TeamMosaicTile } from './team-mosaic-tile';
import { TeamMosaicTitle } from './team-mosaic-title';

/** Everybody at once, a tile each, the founders' no larger than the others'. Whom one looks for stays glazed. */
export function TeamMosaic({ selection }: { selection: TeamListQuery }) {
  return (
    <section aria-label="Everyone" className="wrap">
      <div className="wall">
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
