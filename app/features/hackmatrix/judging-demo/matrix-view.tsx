import { Fragment, useId, useRef, useState } from 'react';
import { MarkEditor } from './mark-editor';
import { MatrixHead } from './matrix-head';
import { MatrixRow } from './matrix-row';
import type { Judging, MatrixCell } from './use-judging';

interface MatrixViewProps {
  judging: Judging;
  open: MatrixCell | null;
  onOpen: (cell: MatrixCell | null) => void;
}

/**
 * Teams by criteria, hotter the better. A heading orders by its column; a cell opens the marks behind it, under its row.
 * Where there is little room, a team's name stands above its marks.
 */
export function MatrixView({ judging, open, onOpen }: MatrixViewProps) {
  const { round, order, looks, countedPlaces, give } = judging;
  const [orderedBy, setOrderedBy] = useState<string | null>(null);
  const editorId = useId();
  const table = useRef<HTMLTableElement>(null);
  const close = () => {
    table.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
    onOpen(null);
  };
  const rows =
    orderedBy === null
      ? order
      : order.toSorted((a, b) => (b.byCriterion[orderedBy] ?? -1) - (a.byCriterion[orderedBy] ?? -1));

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
          const before = countedPlaces.get(team.id) ?? null;
          const isOpen = open?.teamId === team.id;
          return (
            <Fragment key={team.id}>
              <MatrixRow
                standing={standing}
                criteria={round.criteria}
                placesGained={before === null || place === null ? 0 : before - place}
                outlierCriteria={looks.flatMap(({ mark }) =>
                  mark.teamId === team.id ? [mark.criterionId] : [],
                )}
                openCriterion={isOpen ? open.criterionId : null}
                editorId={editorId}
                onToggle={(criterionId) =>
                  onOpen(isOpen && open.criterionId === criterionId ? null : { teamId: team.id, criterionId })
                }
              />
              {isOpen && (
                <tr className="@max-md:block">
                  <td id={editorId} colSpan={round.criteria.length + 2} className="p-0 @max-md:block">
                    <MarkEditor round={round} cell={open} onGive={give} onClose={close} />
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
