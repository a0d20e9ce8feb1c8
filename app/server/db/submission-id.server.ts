import { v5 } from 'uuid';

/**
 * The id of what a form writes, from the UUID of the form and from what was typed. A form that is sent twice has one id and writes once. A form
 * that the browser kept after it was sent and that is sent again with another text has another id: the text is not lost.
 */
export const toSubmissionId = (key: string, ...contents: readonly unknown[]): string =>
  v5(JSON.stringify(contents), key);
