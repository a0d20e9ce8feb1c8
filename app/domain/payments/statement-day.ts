const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** `04/05/2026`, `4-5-26`, `04 May 2026`, with or without a time. The day is before the month, as in India. */
const DAY_FIRST = /^(\d{1,2})[\s/.-]+(\d{1,2}|[a-z]{3,9})[\s/.,-]+(\d{4}|\d{2})\b/i;
const YEAR_FIRST = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})\b/;

function readMonth(text: string): number {
  const position = MONTHS.indexOf(text.slice(0, 3).toLowerCase());
  return position >= 0 ? position + 1 : Number(text);
}

/** A day of a bank statement as an ISO day. `undefined` for any other text and for a day that does not exist. */
export function parseStatementDay(text: string): string | undefined {
  const [, year, monthNumber, dayNumber] = YEAR_FIRST.exec(text.trim()) ?? [];
  const [, firstDay, monthText = '', lastYear = ''] = DAY_FIRST.exec(text.trim()) ?? [];
  const parts = year
    ? [Number(year), Number(monthNumber), Number(dayNumber)]
    : [Number(lastYear.length === 2 ? `20${lastYear}` : lastYear), readMonth(monthText), Number(firstDay)];
  const [y = 0, month = 0, day = 0] = parts;
  if (!(y >= 2000 && y < 2100 && month >= 1 && month <= 12 && day >= 1)) return undefined;
  const date = new Date(Date.UTC(y, month - 1, day));
  return date.getUTCDate() === day ? date.toISOString().slice(0, 10) : undefined;
}
