import type { Standing } from '~/features/hackmatrix/rules/judging-round';

interface TopThreeTeamsProps {
  title: string;
  standings: readonly Standing[];
  /** The team whose place differs in the other ranking. */
  highlightedTeamId: string;
}

/** The first three teams of a ranking, one of them highlighted. */
export function TopThreeTeams({ title, standings, highlightedTeamId }: TopThreeTeamsProps) {
  return (
    <section>
      <h3 className="mb-2 font-sans text-sm font-medium tracking-normal text-muted">{title}</h3>
      <ol className="grid auto-rows-fr gap-grout">
        {standings.slice(0, 3).map(({ team, place, score }) => (
          <li
            key={team.id}
            className={`grid grid-cols-[1rem_minmax(0,1fr)] items-baseline gap-x-2 rounded-inner px-3 py-2.5 sm:grid-cols-[1.25rem_minmax(0,1fr)_auto] ${
              team.id === highlightedTeamId ? 'bg-glaze-vermilion font-semibold text-glaze-ink' : 'bg-surface'
            }`}
          >
            <span className="tabular-nums">{place}</span>
            <span>{team.name}</span>
            <span className="tabular-nums max-sm:col-start-2">{score?.toFixed(2)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
