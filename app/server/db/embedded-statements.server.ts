import { type PGlite, parse, protocol, type Results } from '@electric-sql/pglite';
import { LRUCache } from 'lru-cache';
import type { Statement } from './database.server';

const { serialize } = protocol;

type Message = Parameters<typeof parse.parseResults>[0][number];
type BindOptions = NonNullable<Parameters<typeof serialize.bind>[0]>;
type BoundValue = NonNullable<BindOptions['values']>[number];

/** A statement that the engine has parsed. */
interface Prepared {
  /** Its name in the engine. */
  name: string;
  parameterTypes: readonly number[];
  /** Absent for a statement that returns no rows. */
  columns: Message | undefined;
}

/** Each takes some ten kilobytes. A search or a list has another text for each combination of filters. */
const MAX_PREPARED = 200;

export interface StatementOptions {
  /** Rows as arrays, which Drizzle reads. */
  rowMode?: 'array' | 'object' | undefined;
  /** Changes within a transaction are written to the file system at its end. */
  isInTransaction: boolean;
}

/** Runs one statement. Throws the error of PostgreSQL, with its code. */
export type RunStatement = <Row>(statement: Statement, options: StatementOptions) => Promise<Results<Row>>;

/**
 * Runs statements that the engine has parsed and planned, with one call each. `PGlite.query` parses and plans every time, and calls the
 * engine six times. The caller runs one statement at a time.
 */
export function createStatementRunner(engine: PGlite): RunStatement {
  let count = 0;
  /** Messages that close statements. They are sent with the next one. */
  const closing: Uint8Array[] = [];
  const prepared = new LRUCache<string, Prepared>({
    max: MAX_PREPARED,
    dispose: ({ name }) => closing.push(serialize.close({ type: 'S', name })),
  });

  const send = (messages: Uint8Array[], { isInTransaction }: StatementOptions): Promise<Message[]> =>
    engine.execProtocolStream(Buffer.concat([...closing.splice(0), ...messages, serialize.sync()]), {
      syncToFs: !isInTransaction,
    });

  async function prepare(text: string, options: StatementOptions): Promise<Prepared> {
    const known = prepared.get(text);
    if (known) return known;
    count += 1;
    const name = `statement-${count}`;
    const messages = await send(
      [serialize.parse({ name, text }), serialize.describe({ type: 'S', name })],
      options,
    );
    const statement = {
      name,
      parameterTypes: parse.parseDescribeStatementResults(messages),
      columns: messages.find((message) => message.name === 'rowDescription'),
    };
    prepared.set(text, statement);
    return statement;
  }

  function toBoundValue(value: unknown, type: number | undefined): BoundValue {
    if (value === null || value === undefined) return null;
    const write = type === undefined ? undefined : engine.serializers[type];
    return write ? write(value) : String(value);
  }

  return async <Row>({ text, values = [] }: Statement, options: StatementOptions) => {
    const { name, parameterTypes, columns } = await prepare(text, options);
    const bound = values.map((value, index) => toBoundValue(value, parameterTypes[index]));
    const messages = await send(
      [serialize.bind({ statement: name, values: bound }), serialize.execute()],
      options,
    );
    const [result] = parse.parseResults(columns ? [columns, ...messages] : messages, engine.parsers, {
      rowMode: options.rowMode ?? 'object',
    });
    return result as Results<Row>;
  };
}
