import { formatMonth } from '../format/format-date';
import { ToolLink } from './tool-button';
import { ToolEmpty } from './tool-table';

interface EmptyMonthProps {
  /** What the month does not have. */
  title: string;
  month: string;
  /** Months that may have entries, the latest first. */
  months: readonly string[];
  /** The path of the list of another month. */
  toMonth: (month: string) => string;
}

/** Shown in place of an empty list of a month, for example on its first day: a link to the month before. */
export function EmptyMonth({ title, month, months, toMonth }: EmptyMonthProps) {
  const earlier = months.find((each) => each < month);
  return (
    <ToolEmpty title={title}>
      {earlier !== undefined && <ToolLink href={toMonth(earlier)}>Show {formatMonth(earlier)}</ToolLink>}
    </ToolEmpty>
  );
}
