import { GST_RATES, QUOTE_LIMITS } from '~/domain/quotes/quote-schema';
import { type ToolFieldState, ToolInput, ToolSelect } from '~/sections/admin/tool-field';

interface QuoteFormRowsProps {
  rows: number;
  getField: (name: string, initial?: string) => ToolFieldState;
}

const RATES = GST_RATES.map((rate) => ({ value: rate, label: `${Number(rate) / 100} %` }));

/** SAC of services of information technology, which most lines are. */
const DEFAULT_CODE = '998314';

/** The lines of the form. A row without description and price is not a line. */
export function QuoteFormRows({ rows, getField }: QuoteFormRowsProps) {
  return (
    <ol className="grid gap-5 md:gap-2.5">
      {Array.from({ length: rows }, (_, row) => `lines[${row}]`).map((name, row) => (
        <li
          key={name}
          className="grid grid-cols-2 items-start gap-2.5 md:grid-cols-[minmax(0,1fr)_6rem_5rem_8rem_6rem]"
        >
          <ToolInput
            field={getField(`${name}.description`)}
            label={<>Line {row + 1}</>}
            maxLength={QUOTE_LIMITS.description}
            autoComplete="off"
            optional="unmarked"
            className="max-md:col-span-2"
          />
          <ToolInput
            field={getField(`${name}.hsnCode`, DEFAULT_CODE)}
            label="SAC, HSN"
            maxLength={10}
            inputMode="numeric"
            autoComplete="off"
            optional="unmarked"
          />
          <ToolInput
            field={getField(`${name}.quantity`, '1')}
            label="Quantity"
            maxLength={10}
            inputMode="numeric"
            autoComplete="off"
            optional="unmarked"
          />
          <ToolInput
            field={getField(`${name}.unitPrice`)}
            label="Price, Rs."
            maxLength={30}
            inputMode="decimal"
            autoComplete="off"
            optional="unmarked"
          />
          <ToolSelect
            field={getField(`${name}.rateBasisPoints`, '1800')}
            label="GST"
            options={RATES}
            optional="unmarked"
          />
        </li>
      ))}
    </ol>
  );
}
