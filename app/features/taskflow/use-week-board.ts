import { useState } from 'react';
import { doingLimit } from '~/content/products/sample-week-board';
import { paths } from '~/paths';
import { describeMove, describeRefusal } from './describe-move';
import {
  type Board,
  type BoardPlace,
  findNextPlace,
  type MoveDirection,
  moveCard,
  toBoardQuery,
} from './rules/board';

export interface BoardState {
  board: Board;
  /** The card that was moved last. */
  movedId: string;
  message: string;
}

/** The board with its last move. Each move updates the query of the URL. */
export function useWeekBoard(initial: BoardState) {
  const [state, setState] = useState(initial);

  function move(cardId: string, place: BoardPlace) {
    const result = moveCard(state.board, cardId, place, doingLimit);
    if (result.kind === 'full') {
      setState({ ...state, message: describeRefusal() });
      return;
    }
    setState({ board: result.board, movedId: cardId, message: describeMove(result.board, cardId) });
    history.replaceState(history.state, '', paths.taskFlowPreview(toBoardQuery(result.board)));
  }

  return {
    ...state,
    move,
    step(cardId: string, direction: MoveDirection) {
      const place = findNextPlace(state.board, cardId, direction);
      if (place) move(cardId, place);
    },
  };
}
