import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BOARD_COLUMNS,
  type Board,
  type BoardPlace,
  findNextPlace,
  findPlace,
  formatMove,
  moveCard,
  parseMove,
  readBoard,
  toBoardQuery,
} from './board';

const DOING_LIMIT = 2;
const initial: Board = { next: ['a', 'b'], doing: ['c'], waiting: ['d'], done: ['e'] };
const cards = ['a', 'b', 'c', 'd', 'e'];

const anyCard = fc.constantFrom(...cards);
const anyPlace: fc.Arbitrary<BoardPlace> = fc.record({
  column: fc.constantFrom(...BOARD_COLUMNS),
  index: fc.integer({ min: -2, max: 8 }),
});
const anyBoard = fc.array(fc.tuple(anyCard, anyPlace)).map((moves) =>
  moves.reduce<Board>((board, [card, place]) => {
    const result = moveCard(board, card, place, DOING_LIMIT);
    return result.kind === 'moved' ? result.board : board;
  }, initial),
);

const listCards = (board: Board) => BOARD_COLUMNS.flatMap((column) => board[column]);

function expectValid(board: Board): void {
  expect(listCards(board).toSorted()).toEqual(cards);
  expect(board.doing.length).toBeLessThanOrEqual(DOING_LIMIT);
}

describe('moving a card', () => {
  it('loses and doubles no card, and never has more in Doing than its limit', () => {
    fc.assert(fc.property(anyBoard, expectValid));
  });

  it('puts the card where it says, and leaves the order of the others', () => {
    fc.assert(
      fc.property(anyBoard, anyCard, anyPlace, (board, card, place) => {
        const result = moveCard(board, card, place, DOING_LIMIT);
        if (result.kind === 'full') {
          expect(place.column).toBe('doing');
          expect(board.doing).toHaveLength(DOING_LIMIT);
          return;
        }
        expect(findPlace(result.board, card)).toEqual(result.place);
        expect(result.place.column).toBe(place.column);
        for (const column of BOARD_COLUMNS) {
          const withoutCard = (ids: readonly string[]) => ids.filter((id) => id !== card);
          expect(withoutCard(result.board[column])).toEqual(withoutCard(board[column]));
        }
      }),
    );
  });

  it('steps back to where it was by the opposite direction, up and down', () => {
    fc.assert(
      fc.property(anyBoard, anyCard, (board, card) => {
        const below = findNextPlace(board, card, 'down');
        if (!below) return;
        const result = moveCard(board, card, below, DOING_LIMIT);
        if (result.kind === 'full') throw new Error('A card within its column was refused.');
        expect(findNextPlace(result.board, card, 'up')).toEqual(findPlace(board, card));
      }),
    );
  });

  it('stops at the edges of the board', () => {
    expect(findNextPlace(initial, 'a', 'left')).toBeUndefined();
    expect(findNextPlace(initial, 'a', 'up')).toBeUndefined();
    expect(findNextPlace(initial, 'b', 'down')).toBeUndefined();
    expect(findNextPlace(initial, 'e', 'right')).toBeUndefined();
    expect(findNextPlace(initial, 'b', 'right')).toEqual({ column: 'doing', index: 1 });
    expect(findNextPlace(initial, 'unknown', 'right')).toBeUndefined();
  });
});

it('a move of a form is read as it was written, and nothing else is', () => {
  expect(parseMove(formatMove('a', 'done'), initial)).toEqual({
    cardId: 'a',
    place: { column: 'done', index: 1 },
  });
  expect(parseMove(formatMove('a', 'down'), initial)?.place).toEqual({ column: 'next', index: 1 });
  for (const text of ['a.up', 'a', 'x.done', 'a.__proto__', '', '.done'])
    expect(parseMove(text, initial)).toBeUndefined();
});

describe('a board in a query', () => {
  const read = (query: string | URLSearchParams) =>
    readBoard(new URLSearchParams(query), initial, DOING_LIMIT);

  it('is read as it was written', () => {
    fc.assert(
      fc.property(anyBoard, (board) => {
        expect(read(new URLSearchParams(toBoardQuery(board)))).toEqual(board);
      }),
    );
  });

  it('is valid for any query', () => {
    const anyText = fc.oneof(
      fc.string(),
      fc.array(fc.constantFrom(...cards, 'x', '')).map((ids) => ids.join('.')),
    );
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...BOARD_COLUMNS, '__proto__'), anyText), (query) =>
        expectValid(read(new URLSearchParams(Object.entries(query)))),
      ),
    );
    expect(read('')).toBe(initial);
  });

  it('puts cards that are not named where they began, or into Next', () => {
    expect(read('done=e.a')).toEqual({ next: ['b'], doing: ['c'], waiting: ['d'], done: ['e', 'a'] });
    expect(read('doing=a.b.d')).toEqual({ next: ['c'], doing: ['a', 'b'], waiting: ['d'], done: ['e'] });
  });
});
