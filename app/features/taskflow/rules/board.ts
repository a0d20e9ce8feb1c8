export const BOARD_COLUMNS = ['next', 'doing', 'waiting', 'done'] as const;
export type BoardColumn = (typeof BOARD_COLUMNS)[number];

/** The ids of the cards of each column, from top to bottom. Every card is in one column. */
export type Board = Readonly<Record<BoardColumn, readonly string[]>>;

export interface BoardPlace {
  column: BoardColumn;
  /** Counted from 0 at the top. */
  index: number;
}

export type MoveResult = { kind: 'moved'; board: Board; place: BoardPlace } | { kind: 'full' };

const MOVE_DIRECTIONS = ['up', 'down', 'left', 'right'] as const;
export type MoveDirection = (typeof MOVE_DIRECTIONS)[number];

/** Between the ids of one column in the query. */
const SEPARATOR = '.';

const mapColumns = (getCards: (column: BoardColumn) => readonly string[]): Board => ({
  next: getCards('next'),
  doing: getCards('doing'),
  waiting: getCards('waiting'),
  done: getCards('done'),
});

export const findColumn = (text: string | undefined): BoardColumn | undefined =>
  BOARD_COLUMNS.find((column) => column === text);

/** `undefined` for an unknown card. */
export function findPlace(board: Board, cardId: string): BoardPlace | undefined {
  const column = BOARD_COLUMNS.find((name) => board[name].includes(cardId));
  return column && { column, index: board[column].indexOf(cardId) };
}

const isFull = (board: Board, cardId: string, column: BoardColumn, doingLimit: number) =>
  column === 'doing' && !board.doing.includes(cardId) && board.doing.length >= doingLimit;

/**
 * R-BOARD-1: moves a card to a place. Its index is counted without the card and limited to the length of the column.
 * Nothing moves into Doing when it is full.
 */
export function moveCard(board: Board, cardId: string, place: BoardPlace, doingLimit: number): MoveResult {
  if (isFull(board, cardId, place.column, doingLimit)) return { kind: 'full' };
  const others = mapColumns((column) => board[column].filter((id) => id !== cardId));
  const cards = others[place.column];
  const index = Math.min(Math.max(place.index, 0), cards.length);
  return {
    kind: 'moved',
    board: { ...others, [place.column]: cards.toSpliced(index, 0, cardId) },
    place: { column: place.column, index },
  };
}

/** The place one step away. `undefined` at an edge of the board and for an unknown card. */
export function findNextPlace(
  board: Board,
  cardId: string,
  direction: MoveDirection,
): BoardPlace | undefined {
  const place = findPlace(board, cardId);
  if (!place) return undefined;
  const { column, index } = place;
  if (direction === 'left' || direction === 'right') {
    const next = BOARD_COLUMNS[BOARD_COLUMNS.indexOf(column) + (direction === 'left' ? -1 : 1)];
    return next && { column: next, index };
  }
  const nextIndex = index + (direction === 'up' ? -1 : 1);
  return nextIndex >= 0 && nextIndex < board[column].length ? { column, index: nextIndex } : undefined;
}

/** A move as forms write it: `card.done` for the end of a column, `card.up` for one step. */
export const formatMove = (cardId: string, to: BoardColumn | MoveDirection): string =>
  `${cardId}${SEPARATOR}${to}`;

/** Reads a move. `undefined` for any other text, and for a step beyond the edge. */
export function parseMove(text: string, board: Board): { cardId: string; place: BoardPlace } | undefined {
  const [cardId = '', to] = text.split(SEPARATOR);
  const column = findColumn(to);
  const direction = MOVE_DIRECTIONS.find((name) => name === to);
  const place = column
    ? { column, index: board[column].length }
    : direction && findNextPlace(board, cardId, direction);
  return place && findPlace(board, cardId) ? { cardId, place } : undefined;
}

/** The columns as query parameters. */
export const toBoardQuery = (board: Board): Record<BoardColumn, string> => ({
  next: board.next.join(SEPARATOR),
  doing: board.doing.join(SEPARATOR),
  waiting: board.waiting.join(SEPARATOR),
  done: board.done.join(SEPARATOR),
});

/**
 * Reads a board from a query. Unknown cards, second mentions and cards beyond the limit of Doing are left out; a card that
 * is in no column returns to the one of `initial`, or to Next when that one is full.
 */
export function readBoard(query: URLSearchParams, initial: Board, doingLimit: number): Board {
  if (!BOARD_COLUMNS.some((column) => query.has(column))) return initial;
  const cards = BOARD_COLUMNS.flatMap((column) => initial[column]);
  const placed = new Set<string>();
  const named = mapColumns((column) => {
    const ids = [...new Set((query.get(column) ?? '').split(SEPARATOR))]
      .filter((id) => cards.includes(id) && !placed.has(id))
      .slice(0, column === 'doing' ? doingLimit : cards.length);
    for (const id of ids) placed.add(id);
    return ids;
  });
  const board: Record<BoardColumn, readonly string[]> = { ...named };
  for (const id of cards.filter((card) => !placed.has(card))) {
    const home = findPlace(initial, id)?.column ?? 'next';
    const column = isFull(board, id, home, doingLimit) ? 'next' : home;
    board[column] = [...board[column], id];
  }
  return board;
}
