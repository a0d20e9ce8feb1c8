import { formatMonth } from '../format/format-date';
import { ToolSubmit } from './tool-button';

interface MonthFormProps {
  /** The page of the list. It reads `month` from its query. */
  action: string;
  month: string;
  /** Months that may have entries, the latest first. */
  months: readonly string[];
}

/** Chooses the month of a list. */
export function MonthForm({ action, month, months }: MonthFormProps) {
  return (
    <form action={action} className="flex flex-wrap gap-grout">
      <label htmlFor="list-month" className="sr-only">
        Month
      </label>
      <select
        id="list-month"
        name="month"
        defaultValue={month}
        className="min-h-11 rounded-tile border-b-2 border-border-strong bg-surface px-3 text-base font-semibold hover:border-faint lg:min-h-9 lg:text-sm"
      >
        {(months.includes(month) ? months : [month, ...months]).map((each) => (
          <option key={each} value={each}>
            {formatMonth(each)}
          </option>
        ))}
      </select>
      <ToolSubmit>Show</ToolSubmit>
    </form>
  );
}
