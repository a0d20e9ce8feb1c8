import { type SpanStart, trace } from './span.server';

const OPERATION = /^\s*([a-z]+)/i;
/** The first table of a statement. Drizzle quotes names. */
const TABLE = /\b(?:from|into|update)\s+(?:only\s+)?(?:"?[a-z_]\w*"?\.)?"?([a-z_]\w*)"?/i;

/** R-TRACE-1: operation and table of a statement, without its text: a text may contain values. */
export function describeQuery(text: string): SpanStart {
  const operation = OPERATION.exec(text)?.[1]?.toUpperCase() ?? 'QUERY';
  const table = TABLE.exec(text)?.[1]?.toLowerCase();
  return {
    name: table === undefined ? operation : `${operation} ${table}`,
    kind: 'client',
    attributes: {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      ...(table !== undefined && { 'db.collection.name': table }),
    },
  };
}

/** R-TRACE-1: a statement is a span of the current trace. */
export const traceQuery = <Result>(text: string, run: () => Promise<Result>): Promise<Result> =>
  trace(() => describeQuery(text), run);

/** R-TRACE-1: from the first statement to the commit. */
export const traceTransaction = <Result>(run: () => Promise<Result>): Promise<Result> =>
  trace(() => ({ name: 'TRANSACTION', kind: 'client', attributes: { 'db.system.name': 'postgresql' } }), run);
