import { boardColumnNames, doingLimit, sampleWeekBoard } from '~/content/products/sample-week-board';
import { type Board, findPlace } from './rules/board';

/** Where a card is now: “Door list without a network: Done, place 1 of 3.” */
export function describeMove(board: Board, cardId: string): string {
  const place = findPlace(board, cardId);
  const card = sampleWeekBoard.cards.find(({ id }) => id === cardId);
  if (!place || !card) return '';
  const { column, index } = place;
  return `${card.title}: ${boardColumnNames[column]}, place ${index + 1} of ${board[column].length}.`;
}

export const describeRefusal = (): string =>
  `${boardColumnNames.doing} is full: ${doingLimit} people, ${doingLimit} cards. Move one out first.`;
