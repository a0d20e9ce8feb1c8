/** The order beside which a page of a list begins. Lists show the newest order first. */
export interface OrderCursor {
  direction: 'older' | 'newer';
  createdAt: Date;
  id: string;
}

/** A page of a list with the cursors of the pages beside it. */
export interface CursorPage {
  /** The next page. */
  older?: OrderCursor;
  /** The page before. */
  newer?: OrderCursor;
}

const CURSOR = /^(\d{1,15})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** Milliseconds. The start of the year 2100: a later cursor is refused. */
const MAX_TIME = 4_102_444_800_000;

/** The cursor in the query of a URL. `undefined` for the first page and for an invalid one. */
export function parseOrderCursor(params: URLSearchParams): OrderCursor | undefined {
  for (const direction of ['older', 'newer'] as const) {
    const [, time, id] = CURSOR.exec(params.get(direction) ?? '') ?? [];
    const createdAt = new Date(Number(time));
    if (id !== undefined && createdAt.getTime() < MAX_TIME) return { direction, createdAt, id };
  }
  return undefined;
}

/** The parameter of a cursor, as a list with one entry or none. */
export const serialiseOrderCursor = (cursor: OrderCursor | undefined): [string, string][] =>
  cursor ? [[cursor.direction, `${cursor.createdAt.getTime()}.${cursor.id}`]] : [];
