import { Fragment } from 'react';
import { sampleWeekBoard } from '~/content/products/sample-week-board';
import type { BoardColumn } from './rules/board';
import type { CardDrag } from './use-card-drag';
import { type BoardPerson, WeekBoardCard } from './week-board-card';

interface WeekColumnProps {
  column: BoardColumn;
  name: string;
  cardIds: readonly string[];
  /** The column has no more cards than this. */
  limit: number | undefined;
  people: readonly BoardPerson[];
  movedId: string;
  drag: CardDrag | undefined;
}

/** One column with its cards. While a card is dragged over it, a gap shows where the card would land. */
export function WeekColumn(props: WeekColumnProps) {
  const { column, name, cardIds, limit, people, movedId, drag } = props;
  const isFull = limit !== undefined && cardIds.length >= limit;
  const isRefused = isFull && drag !== undefined && !cardIds.includes(drag.cardId);
  const gapIndex = drag?.place?.column === column && !isRefused ? drag.place.index : undefined;
  const others = cardIds.filter((id) => id !== drag?.cardId);
  const gapBefore = gapIndex === undefined ? undefined : (others[gapIndex] ?? 'end');
  const gap = <li aria-hidden="true" className="h-12 rounded-inner bg-surface" />;
  return (
    <section
      data-column={column}
      aria-labelledby={`column-${column}`}
      className="min-h-48 rounded-tile bg-bg-sunk p-2 md:p-4"
    >
      <h2 id={`column-${column}`} className="flex justify-between gap-2 px-1 pb-3 text-h3">
        {name}
        <span className="font-sans text-sm font-normal text-muted tabular-nums">
          {limit === undefined ? cardIds.length : `${cardIds.length} of ${limit}`}
        </span>
      </h2>
      <ul className="grid gap-grout">
        {cardIds.map((id, index) => {
          const card = sampleWeekBoard.cards.find((other) => other.id === id);
          const owner = people.find((person) => person.id === card?.ownerId);
          if (!card || !owner) return null;
          return (
            <Fragment key={id}>
              {gapBefore === id && gap}
              <WeekBoardCard
                card={card}
                owner={owner}
                column={column}
                isFirst={index === 0}
                isLast={index === cardIds.length - 1}
                isMoved={drag === undefined && id === movedId}
                isLifted={id === drag?.cardId}
              />
            </Fragment>
          );
        })}
        {gapBefore === 'end' && gap}
      </ul>
    </section>
  );
}
