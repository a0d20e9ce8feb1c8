import type { Round, Standing } from '~/domain/judging';

interface TeamsViewProps {
  round: Round;
  order: readonly Standing[];
}

/** Each team with the judges who see it, and how far they are. */
export function TeamsView({ round, order }: TeamsViewProps) {
  return (
    <ul className="grid gap-grout sm:grid-cols-2">
      {order.map(({ team, score }) => {
        const marks = round.marks.filter((mark) => mark.teamId === team.id);
        const owed = marks.filter(({ value }) => value === null).length;
        const judges = round.judges.filter(({ id }) => marks.some(({ judgeId }) => judgeId === id));
        return (
          <li key={team.id} className="flex min-h-20 flex-col justify-between rounded-inner bg-raised p-3">
            <div className="flex justify-between gap-3">
              <span className="text-sm font-semibold">{team.name}</span>
              <span className="tabular-nums">{score === null ? '–' : score.toFixed(2)}</span>
            </div>
            <div className="flex flex-wrap justify-between gap-x-3 text-muted">
              <span>
                {team.track} · {judges.map(({ name }) => name).join(', ')}
              </span>
              <span>{owed === 0 ? 'all marks in' : `${owed} owed`}</span>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
