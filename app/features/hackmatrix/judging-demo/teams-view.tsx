import type { MarkedRound, Standing } from '~/features/hackmatrix/rules/judging-round';

interface TeamsViewProps {
  round: MarkedRound;
  standings: readonly Standing[];
  /** Project of each team, by team id. */
  projects: Readonly<Record<string, string>>;
}

/** List of teams with project, score and number of marks. */
export function TeamsView({ round, standings, projects }: TeamsViewProps) {
  return (
    <ul className="grid gap-grout @lg:grid-cols-2">
      {standings.map(({ team, score }) => {
        const marks = round.marks.filter((mark) => mark.teamId === team.id);
        const pendingCount = marks.filter(({ value }) => value === null).length;
        return (
          <li key={team.id} className="flex min-h-28 flex-col rounded-inner bg-raised p-3">
            <span className="flex justify-between gap-3 font-semibold">
              {team.name}
              <span className="tabular-nums">{score === null ? '–' : score.toFixed(2)}</span>
            </span>
            <span className="mt-0.5 mb-3">{projects[team.id]}</span>
            <span className="mt-auto flex justify-between gap-3 text-xs text-muted">
              {team.track}
              <span>
                {marks.length - pendingCount} of {marks.length} marks
              </span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
