/** A pattern of `like` for texts that contain `part`. `%`, `_` and the backslash stand for themselves. */
export const toLikePattern = (part: string): string => `%${part.replace(/[\\%_]/g, '\\$&')}%`;

/** A page of rows, of which one more than `size` was read. `last` is its last row, and absent when no page follows. */
export function cutPage<Row>(found: readonly Row[], size: number): { page: Row[]; last: Row | undefined } {
  const page = found.slice(0, size);
  return { page, last: found.length > size ? page.at(-1) : undefined };
}

/**
 * A page of a list that goes both ways. `found` are the rows in the direction of the cursor, one more than `size` when there
 * is a further page. `rows` are the newest first, `older` and `newer` those at which the pages beside it begin.
 */
export function cutPageAt<Row>(
  found: readonly Row[],
  size: number,
  cursor: { direction: 'older' | 'newer' } | undefined,
): { rows: Row[]; older: Row | undefined; newer: Row | undefined } {
  const isNewer = cursor?.direction === 'newer';
  const hasFurther = found.length > size;
  const page = found.slice(0, size);
  const rows = isNewer ? page.toReversed() : page;
  return {
    rows,
    older: isNewer || hasFurther ? rows.at(-1) : undefined,
    newer: (isNewer ? hasFurther : cursor !== undefined) ? rows.at(0) : undefined,
  };
}
