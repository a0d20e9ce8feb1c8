import { describeQuery } from '../tracing/describe-query.server';
import { trace } from '../tracing/span.server';

/** R-TRACE-1: a statement is a span of the current trace. */
export const traceQuery = <Result>(text: string, run: () => Promise<Result>): Promise<Result> =>
  trace(() => describeQuery(text), run);

/** R-TRACE-1: from the first statement to the commit. */
export const traceTransaction = <Result>(run: () => Promise<Result>): Promise<Result> =>
  trace(() => ({ name: 'TRANSACTION', kind: 'client', attributes: { 'db.system.name': 'postgresql' } }), run);
