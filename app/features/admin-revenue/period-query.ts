import type { ReportPeriod } from '~/domain/revenue/report-period';

/** The query of a report, as `parsePeriod` reads it. */
export const toPeriodQuery = ({ from, to }: ReportPeriod): string =>
  new URLSearchParams({ from, to }).toString();
