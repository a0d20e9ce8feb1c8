import { Fragment, useId, useRef, useState } from 'react';
import { MarkEditor } from './mark-editor';
import { MatrixHead } from './matrix-head';
import { MatrixRow } from './matrix-row';
import type { Judging, MatrixCell } from './use-judging';

interface MatrixViewProps {
  judging: Judging;
  openCell: MatrixCell | null;
  onOpenCellChange: (cell: MatrixCell | null) => void;
}

/**
 * Heatmap of teams by criteria. A heading sorts by its column; a cell opens an editor of its marks below the row. In a
 * narrow container a team's name is above its marks.
 */
export function MatrixView({ judging, openCell, onOpenCellChange }: MatrixViewProps) {
  const { round, standings, outlierImpacts, placesByTeam, changeMark } = judging;
  const [orderedBy, setOrderedBy] = useState<string | null>(null);
  const editorId = useId();
  const table = useRef<HTMLTableElement>(null);
  const handleClose = () => {
    table.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
    onOpenCellChange(null);
  };
  const rows =
    orderedBy === null
      ? standings
      : standings.toSorted((a, b) => (b.byCriterion[orderedBy] ?? -1) - (a.byCriterion[orderedBy] ?? -1));

  return (
    <table
      ref={table}
      className="w-full table-fixed border-separate border-spacing-grout text-left @max-md:border-spacing-0"
    >
      <caption className="sr-only">Mean marks by team and criterion, from 1 to 10</caption>
      <MatrixHead criteria={round.criteria} orderedBy={orderedBy} onOrder={setOrderedBy} />
      <tbody>
        {rows.map((standing) => {
          const { team, place } = standing;
          const previousPlace = placesByTeam.get(team.id) ?? null;
          const isOpen = openCell?.teamId === team.id;
          return (
            <Fragment key={team.id}>
              <MatrixRow
                standing={standing}
                criteria={round.criteria}
                placesGained={previousPlace === null || place === null ? 0 : previousPlace - place}
                outlierCriteria={outlierImpacts.flatMap(({ mark }) =>
                  mark.teamId === team.id ? [mark.criterionId] : [],
                )}
                openCriterion={isOpen ? openCell.criterionId : null}
                editorId={editorId}
                onToggle={(criterionId) =>
                  onOpenCellChange(
                    isOpen && openCell.criterionId === criterionId ? null : { teamId: team.id, criterionId },
                  )
                }
              />
              {isOpen && (
                <tr className="@max-md:block">
                  <td id={editorId} colSpan={round.criteria.length + 2} className="p-0 @max-md:block">
                    <MarkEditor
                      round={round}
                      cell={openCell}
                      onMarkChange={changeMark}
                      onClose={handleClose}
                    />
                  </td>
                </tr>
              )}
            </Fragment>
          );
        })}
      </tbody>
    </table>
  );
}
