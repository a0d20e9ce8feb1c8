import type { DocumentSeries } from './gst-return';

/** What formatInvoiceNumber puts before the position, and the position. */
function parseNumber(number: string): { prefix: string; position: number } {
  const digits = /\d+$/.exec(number)?.[0] ?? '';
  return { prefix: number.slice(0, number.length - digits.length), position: Number(digits) };
}

function follows(number: string, before: string): boolean {
  const one = parseNumber(before);
  const next = parseNumber(number);
  return next.prefix === one.prefix && next.position === one.position + 1;
}

/** Numbers in any order as series without gaps, as table 13 asks for them. */
export function listSeries(numbers: readonly string[]): DocumentSeries[] {
  const series: DocumentSeries[] = [];
  for (const number of numbers.toSorted()) {
    const latest = series.at(-1);
    if (latest && follows(number, latest.last))
      series[series.length - 1] = { first: latest.first, last: number, count: latest.count + 1 };
    else series.push({ first: number, last: number, count: 1 });
  }
  return series;
}
