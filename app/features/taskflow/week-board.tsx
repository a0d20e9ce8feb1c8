import { type FormEvent, type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { boardColumnNames, doingLimit } from '~/content/products/sample-week-board';
import { paths } from '~/paths';
import { ResultActions } from '~/sections/marketing/result-actions';
import { LinkButton } from '~/ui/buttons/link-button';
import { BOARD_COLUMNS, type MoveDirection, parseMove, toBoardQuery } from './rules/board';
import { useCardDrag } from './use-card-drag';
import { type BoardState, useWeekBoard } from './use-week-board';
import type { BoardPerson } from './week-board-card';
import { WeekColumn } from './week-column';

const DIRECTION_BY_KEY: Readonly<Record<string, MoveDirection>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

interface WeekBoardProps {
  initial: BoardState;
  people: readonly BoardPerson[];
  /** The URL of the site, for the link to a board. */
  publicUrl: string;
}

/** A board of four columns. Cards move by pointer, by arrow keys, and by the buttons of a card, also without script. */
export function WeekBoard({ initial, people, publicUrl }: WeekBoardProps) {
  const { board, movedId, message, move, step } = useWeekBoard(initial);
  const { drag, handlers } = useCardDrag(move);
  const formRef = useRef<HTMLFormElement>(null);
  /** The card that gets the focus again: React may have created its elements anew in another column. */
  const focusId = useRef<string>(undefined);

  useLayoutEffect(() => {
    if (!focusId.current) return;
    formRef.current?.querySelector<HTMLElement>(`[data-card="${focusId.current}"] summary`)?.focus();
    focusId.current = undefined;
  });

  function handleKey(event: KeyboardEvent) {
    const { target } = event;
    const isOnCard = target instanceof HTMLElement && target.localName === 'summary';
    const direction = DIRECTION_BY_KEY[event.key];
    const cardId = isOnCard && target.closest<HTMLElement>('[data-card]')?.dataset.card;
    if (!cardId || !direction || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    focusId.current = cardId;
    step(cardId, direction);
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const { nativeEvent } = event;
    const button = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
    const request = button instanceof HTMLButtonElement ? parseMove(button.value, board) : undefined;
    if (!request) return;
    focusId.current = request.cardId;
    move(request.cardId, request.place);
  }

  return (
    <form
      ref={formRef}
      action={`${paths.taskFlowPreview()}#board`}
      aria-label="Board"
      onSubmit={handleSubmit}
      onKeyDown={handleKey}
      {...handlers}
    >
      {Object.entries(toBoardQuery(board)).map(([column, cards]) => (
        <input key={column} type="hidden" name={column} value={cards} />
      ))}
      <div className="grid grid-cols-2 gap-grout lg:grid-cols-4">
        {BOARD_COLUMNS.map((column) => (
          <WeekColumn
            key={column}
            column={column}
            name={boardColumnNames[column]}
            cardIds={board[column]}
            limit={column === 'doing' ? doingLimit : undefined}
            people={people}
            movedId={movedId}
            drag={drag}
          />
        ))}
      </div>
      <div className="mt-4 grid gap-4 md:grid-cols-2">
        <p role="status" className="min-h-6 font-semibold">
          {message}
        </p>
        <div className="flex md:justify-end">
          <ResultActions url={publicUrl + paths.taskFlowPreview(toBoardQuery(board))}>
            <LinkButton variant="quiet" href={`${paths.taskFlowPreview()}#board`}>
              Begin again
            </LinkButton>
          </ResultActions>
        </div>
      </div>
    </form>
  );
}
