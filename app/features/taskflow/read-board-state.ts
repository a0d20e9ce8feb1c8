import { doingLimit, sampleWeekBoard } from '~/content/products/sample-week-board';
import { firstCardId } from '~/content/products/taskflow-preview-content';
import { describeMove, describeRefusal } from './describe-move';
import { moveCard, parseMove, readBoard } from './rules/board';
import type { BoardState } from './use-week-board';

/** The board of a URL. `move` is the button of a form that was sent without script. */
export function readBoardState(query: URLSearchParams): BoardState {
  const board = readBoard(query, sampleWeekBoard.board, doingLimit);
  const move = parseMove(query.get('move') ?? '', board);
  if (!move) return { board, movedId: firstCardId, message: '' };
  const result = moveCard(board, move.cardId, move.place, doingLimit);
  if (result.kind === 'full') return { board, movedId: firstCardId, message: describeRefusal() };
  return {
    board: result.board,
    movedId: move.cardId,
    message: describeMove(result.board, move.cardId),
  };
}
