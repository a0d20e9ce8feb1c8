import clsx from 'clsx';
import { pitchOrder } from '~/content/products/event-console-content';
import { listPlaces } from '../rules/leaderboard-replay';
import { sampleRound } from '../sample-round';

const places = listPlaces(sampleRound, pitchOrder);
const lowestPlace = Math.max(...[...places.values()].flat().map((place) => place ?? 0));
const rows = Array.from({ length: lowestPlace }, (_, index) => index + 1);

/** "Kaveri Grid" becomes "KG", "Beej" becomes "Be". */
const toCode = (name: string) => {
  const [first = '', second] = name.split(' ');
  return second ? first.charAt(0) + second.charAt(0) : first.slice(0, 2);
};

const findTeam = (place: number, column: number) =>
  sampleRound.teams.find(({ id }) => places.get(id)?.[column] === place);

interface PlaceTableProps {
  /** Columns after this pitch are empty. */
  pitch: number;
  followedId: string;
  formatPitch: (number: number) => string;
}

/** A row for each place, a column for each pitch. The tiles of the followed team are glazed. */
export function PlaceTable({ pitch, followedId, formatPitch }: PlaceTableProps) {
  return (
    <table className="mt-4 w-full table-fixed border-separate border-spacing-grout text-center text-xs">
      <caption className="sr-only">Place of each team after each pitch</caption>
      <thead>
        <tr className="text-muted">
          <th scope="col" className="w-7">
            <span className="sr-only">Place</span>
          </th>
          {pitchOrder.map((id, column) => (
            <th key={id} scope="col" className="font-normal tabular-nums">
              {formatPitch(column + 1)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((place) => (
          <tr key={place}>
            <th scope="row" className="font-semibold tabular-nums">
              {place}
            </th>
            {pitchOrder.map((id, column) => {
              const team = column < pitch ? findTeam(place, column) : undefined;
              return (
                <td
                  key={id}
                  className={clsx(
                    'h-12 rounded-inner font-semibold transition-colors',
                    team === undefined
                      ? 'bg-bg-sunk'
                      : team.id === followedId
                        ? 'bg-glaze-vermilion text-glaze-ink'
                        : 'bg-tile-2',
                  )}
                >
                  {team && (
                    <>
                      <span aria-hidden="true">{toCode(team.name)}</span>
                      <span className="sr-only">{team.name}</span>
                    </>
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
