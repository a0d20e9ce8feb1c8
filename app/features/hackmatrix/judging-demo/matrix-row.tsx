import type { Criterion, Standing } from '~/features/hackmatrix/rules/judging-round';
import { HeatmapCell } from '~/ui/charts/heatmap-cell';
import { Icon } from '~/ui/icons/icon';

interface MatrixRowProps {
  standing: Standing;
  criteria: readonly Criterion[];
  /** Places gained in a preview; negative for places lost. */
  placesGained: number;
  /** Ids of criteria with an outlier. */
  outlierCriteria: readonly string[];
  openCriterion: string | null;
  editorId: string;
  onToggle: (criterionId: string) => void;
}

/** One team: place, a cell for each criterion, score. */
export function MatrixRow(props: MatrixRowProps) {
  const { standing, criteria, placesGained, outlierCriteria, openCriterion, editorId, onToggle } = props;
  const { team, byCriterion, score, place } = standing;
  return (
    <tr className="matrix-row">
      <th scope="row" className="matrix-team truncate py-0 pe-2 font-medium @max-md:pt-1.5">
        <span className="inline-block w-7 text-xs font-normal text-faint tabular-nums">
          {place === null ? '–' : String(place).padStart(2, '0')}
        </span>
        {team.name}
        {placesGained !== 0 && (
          <span className="ms-2 inline-flex items-center gap-0.5 align-middle text-xs font-semibold text-link">
            <Icon name={placesGained > 0 ? 'arrow-up' : 'arrow-down'} size={12} />
            <span className="sr-only">{placesGained > 0 ? 'up' : 'down'} </span>
            {Math.abs(placesGained)}
          </span>
        )}
        <span className="ms-2.5 hidden text-xs font-normal text-faint @4xl:inline">{team.track}</span>
      </th>
      {criteria.map(({ id, name }) => {
        const value = byCriterion[id] ?? null;
        const valueText = value === null ? 'marks are missing' : value.toFixed(1);
        const hasOutlier = outlierCriteria.includes(id);
        const isOpen = openCriterion === id;
        return (
          <td key={id} className="p-0">
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls={isOpen ? editorId : undefined}
              aria-label={`${team.name}, ${name}: ${valueText}${hasOutlier ? ', one mark stands apart' : ''}`}
              onClick={() => onToggle(id)}
              className="relative block w-full rounded-inner outline-offset-1 hover:outline-2 hover:outline-border-strong focus-visible:z-1 focus-visible:outline-2 focus-visible:outline-link aria-expanded:outline-2 aria-expanded:outline-text @max-md:[&>span]:min-h-11 @3xl:@max-6xl:[&>span]:min-h-11 pointer-coarse:[&>span]:min-h-11"
            >
              <HeatmapCell value={value} min={4} max={9.8} text={value?.toFixed(1)} pendingLabel="" />
              {hasOutlier && (
                <i aria-hidden="true" className="absolute end-0.5 top-0.5 size-2.5 rounded-es-full bg-text" />
              )}
            </button>
          </td>
        );
      })}
      <td
        className={`matrix-score py-0 text-end @max-md:pt-1.5 font-semibold tabular-nums ${place === 1 ? 'text-link' : ''}`}
      >
        {score === null ? <span className="text-faint">–</span> : score.toFixed(2)}
      </td>
    </tr>
  );
}
