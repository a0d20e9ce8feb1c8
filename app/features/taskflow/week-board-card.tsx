import clsx from 'clsx';
import { boardColumnNames, type WeekCard } from '~/content/products/sample-week-board';
import type { PortraitFeatures } from '~/domain/accounts/portrait-options';
import { Portrait } from '~/ui/art/portrait/portrait';
import { Icon } from '~/ui/icons/icon';
import { BOARD_COLUMNS, type BoardColumn, formatMove } from './rules/board';

export interface BoardPerson {
  id: string;
  firstName: string;
  portrait: PortraitFeatures;
}

interface WeekBoardCardProps {
  card: WeekCard;
  owner: BoardPerson;
  column: BoardColumn;
  isFirst: boolean;
  isLast: boolean;
  /** The card has the colour of TaskFlow. */
  isMoved: boolean;
  isLifted: boolean;
}

/** A card. Its face opens the list of places; the arrow keys move it, and its corner is the handle for a finger. */
export function WeekBoardCard(props: WeekBoardCardProps) {
  const { card, owner, column, isFirst, isLast, isMoved, isLifted } = props;

  return (
    <li
      data-card={card.id}
      className={clsx(
        'select-none rounded-inner',
        isMoved || isLifted ? 'bg-glaze-gulal text-glaze-ink' : 'bg-raised',
        isLifted && 'pointer-events-none relative z-10',
      )}
    >
      <details className="disclosure">
        <summary aria-describedby="board-hint" className="block rounded-inner p-3">
          <span className="block font-semibold">{card.title}</span>
          <span className="mt-3 flex flex-wrap items-center justify-between gap-2">
            <span className="flex items-center gap-2 text-sm">
              <Portrait features={owner.portrait} className="size-7 rounded-inner" />
              {owner.firstName}
            </span>
            <span data-handle="" className="grid size-11 touch-none place-items-center">
              <Icon name="drag" />
            </span>
          </span>
        </summary>
        <fieldset
          aria-label={`Move “${card.title}” to`}
          className="flex min-w-0 flex-wrap gap-grout p-3 pt-0 text-sm"
        >
          {BOARD_COLUMNS.filter((other) => other !== column).map((other) => (
            <MoveButton key={other} value={formatMove(card.id, other)} label={boardColumnNames[other]} />
          ))}
          {!isFirst && <MoveButton value={formatMove(card.id, 'up')} label="Up" />}
          {!isLast && <MoveButton value={formatMove(card.id, 'down')} label="Down" />}
        </fieldset>
      </details>
    </li>
  );
}

function MoveButton({ value, label }: { value: string; label: string }) {
  return (
    <button
      type="submit"
      name="move"
      value={value}
      className="min-h-11 rounded-inner bg-bg px-3 font-semibold text-text transition-colors hover:bg-bg-sunk"
    >
      {label}
    </button>
  );
}
