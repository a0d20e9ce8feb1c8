import { people } from '~/content/people';
import { HiringTile } from './hiring-tile';
import type { Selection } from './selection';
import { WallTile } from './wall-tile';
import { WallTitle } from './wall-title';

/** Everybody at once, a tile each, the founders' no larger than the others'. Whom one looks for stays glazed. */
export function Wall({ selection }: { selection: Selection }) {
  return (
    <section aria-label="Everyone" className="wrap">
      <div className="wall">
        <WallTitle selection={selection} />
        <ul className="contents">
          {people.map((person) => (
            <WallTile key={person.id} person={person} selection={selection} />
          ))}
          <HiringTile />
        </ul>
      </div>
    </section>
  );
}
