import { inspect } from 'node:util';

/** The parts of a line of the logger that a developer reads. */
interface LogLine {
  msg?: string;
  path?: string;
  requestId?: string;
  error?: unknown;
}

const describeError = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'stack' in error
    ? String(error.stack)
    : inspect(error, { depth: 4 });

/** An error with its stack, line by line. Lines without an error stay JSON. */
export function formatLogLine(json: string): string {
  const { error, msg, path }: LogLine = JSON.parse(json);
  if (error === undefined) return json;
  return `${[msg, path].filter(Boolean).join(': ')}\n${describeError(error)}\n`;
}

/** For a terminal. React Router reports an error of a page twice: the second line of a request is left out. */
export function createDevelopmentOutput(write: (text: string) => void) {
  let last = '';
  return {
    write(json: string): void {
      const { requestId, error }: LogLine = JSON.parse(json);
      const key = error === undefined ? '' : `${requestId} ${describeError(error)}`;
      if (key === '' || key !== last) write(formatLogLine(json));
      last = key;
    },
  };
}
