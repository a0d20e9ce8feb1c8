import { ToolInput } from '~/sections/admin/tool-field';
import { FieldError } from '~/ui/forms/field-message';
import { site } from '~site';
import type { EnteredField } from './weekday-fields';

interface DaysOffFieldsProps {
  /** Of the list. */
  name: string;
  fields: readonly EnteredField[];
  /** Of the whole list. */
  errors: readonly string[] | undefined;
  /** Name of the first invalid field of the form. */
  firstInvalid: string | undefined;
  /** Holidays of the offices that are still to come. */
  holidays: readonly { day: string; name: string }[];
}

const date = new Intl.DateTimeFormat(site.language, { dateStyle: 'medium', timeZone: 'UTC' });

/** Empty fields for more days off. */
const MORE_DAYS = 3;

const ERROR_ID = 'days-off-error';

/** Days without calls. An emptied field takes its day away. */
export function DaysOffFields({
  name: listName,
  fields,
  errors,
  firstInvalid,
  holidays,
}: DaysOffFieldsProps) {
  const [error] = errors ?? [];
  const empty: EnteredField[] = Array.from({ length: MORE_DAYS }, (_, index) => ({
    name: `${listName}[${fields.length + index}]`,
  }));
  return (
    <fieldset
      className="grid gap-3 rounded-tile bg-surface p-4 lg:p-5"
      aria-describedby={error ? ERROR_ID : undefined}
    >
      <legend className="contents font-display text-panel font-semibold">Days off</legend>
      <p className="text-muted">No calls on these days. Clear a field to remove its day.</p>
      {error && <FieldError id={ERROR_ID}>{error}</FieldError>}
      <div className="grid gap-3 sm:grid-cols-3">
        {[...fields, ...empty].map(({ name, initialValue, errors: issues }, index) => (
          <ToolInput
            key={name}
            field={{
              id: `day-off-${index}`,
              name,
              value: initialValue,
              errors: issues,
              autoFocus: name === firstInvalid,
            }}
            label={`Day ${index + 1}`}
            type="date"
            optional="unmarked"
          />
        ))}
      </div>
      <details>
        <summary className="inline-flex min-h-11 items-center text-muted underline underline-offset-4 lg:min-h-9">
          Office holidays, which have no calls either
        </summary>
        <ul className="grid gap-1 pt-2 sm:grid-cols-2">
          {holidays.map(({ day, name }) => (
            <li key={day}>
              <span className="tabular-nums">{date.format(new Date(day))}</span>
              <span className="text-muted">, {name}</span>
            </li>
          ))}
        </ul>
      </details>
    </fieldset>
  );
}
