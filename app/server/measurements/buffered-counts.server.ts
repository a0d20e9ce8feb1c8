const WRITE_AFTER_MS = 5_000;
const ROWS_PER_STATEMENT = 500;

interface BufferDeps<Row> {
  /** The identity of a row. Rows with the same key are one row with the sum of their counts. */
  keyOf(row: Row): string;
  /** Adds the counts to those of the database. */
  write(rows: Row[]): Promise<unknown>;
  reportError: (error: unknown) => void;
}

/** Counts in memory, before they are written. */
export interface BufferedCounts<Row> {
  add(row: Row): void;
  /** Writes what is not written yet. The process calls it before it ends. */
  flush(): Promise<void>;
}

/**
 * R-MEASURE-2: adds up in memory and writes the sums every few seconds while there are any. A crash loses at most these seconds.
 * When the database fails, the counts are written with the next ones.
 */
export function bufferCounts<Row extends { count: number }>(deps: BufferDeps<Row>): BufferedCounts<Row> {
  const { keyOf, write, reportError } = deps;
  let pending = new Map<string, Row>();
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();

  const merge = (row: Row) => {
    const known = pending.get(keyOf(row));
    if (known) known.count += row.count;
    else pending.set(keyOf(row), row);
  };

  async function writeAll(): Promise<void> {
    // In a fixed order, so that two processes do not wait for each other's rows.
    const rows = [...pending].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
    pending = new Map();
    while (rows.length > 0) {
      const batch = rows.slice(0, ROWS_PER_STATEMENT);
      try {
        await write(batch);
        rows.splice(0, batch.length);
      } catch (error) {
        for (const row of rows) merge(row);
        reportError(error);
        return;
      }
    }
  }

  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    writing = writing.then(writeAll);
    return writing;
  };

  return {
    add(row) {
      merge(row);
      timer ??= setTimeout(flush, WRITE_AFTER_MS).unref();
    },
    flush,
  };
}
