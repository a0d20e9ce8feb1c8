/** The columns of a bank statement, as positions in a row. */
export interface StatementColumns {
  day: number;
  description: number;
  /** Money that came in. */
  credit: number;
  /** Money in both directions. */
  amount: number;
  /** Says whether `amount` came in or went out. */
  direction: number;
  reference: number;
}

const NONE = -1;

/** What a column is called. The first pattern that a cell matches decides. */
const NAMES: readonly (readonly [keyof StatementColumns | undefined, RegExp])[] = [
  ['direction', /\b(cr|credit)\b\W*\b(dr|debit)\b|\b(dr|debit)\b\W*\b(cr|credit)\b|^(transaction )?type$/],
  [undefined, /debit|withdrawal|balance/],
  ['credit', /credit|deposit/],
  ['reference', /\butr\b|reference|\bref\b|cheque|\bchq\b/],
  ['description', /description|narration|particulars|details|remarks/],
  ['amount', /amount|\bamt\b/],
  ['day', /\bdate\b/],
];

const getColumnRole = (cell: string) => {
  const name = cell
    .toLowerCase()
    .replace(/[^a-z/]+/g, ' ')
    .trim();
  return NAMES.find(([, pattern]) => pattern.test(name))?.[0];
};

export function readColumns(cells: readonly string[]): StatementColumns | undefined {
  const roles = cells.map(getColumnRole);
  const utr = cells.findIndex((cell) => /\butr\b/i.test(cell));
  const columns = {
    day: roles.indexOf('day'),
    description: roles.indexOf('description'),
    credit: roles.indexOf('credit'),
    amount: roles.indexOf('amount'),
    direction: roles.indexOf('direction'),
    reference: utr === NONE ? roles.indexOf('reference') : utr,
  };
  const isHeader =
    columns.day !== NONE && columns.description !== NONE && Math.max(columns.credit, columns.amount) !== NONE;
  return isHeader ? columns : undefined;
}
