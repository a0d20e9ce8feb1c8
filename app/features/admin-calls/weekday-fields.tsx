import { type ToolFieldState, ToolInput } from '~/sections/admin/tool-field';

/** The fields of a weekday: `09:30`, or empty. */
export interface DayValues {
  from: string;
  until: string;
  from2: string;
  until2: string;
}

/** A field with what was entered. */
export interface EnteredField {
  name: string;
  initialValue?: string | undefined;
  errors?: readonly string[] | undefined;
}

interface WeekdayFieldsProps {
  /** "Monday". */
  name: string;
  fields: Readonly<Record<keyof DayValues, EnteredField>>;
  /** Name of the first invalid field of the form. */
  firstInvalid: string | undefined;
}

export const DAY_FIELDS = ['from', 'until', 'from2', 'until2'] as const;

const LABELS: Readonly<Record<keyof DayValues, string>> = {
  from: 'From',
  until: 'to',
  from2: 'and from',
  until2: 'to',
};

/** The two times of a weekday. */
export function WeekdayFields({ name, fields, firstInvalid }: WeekdayFieldsProps) {
  const toState = (field: keyof DayValues): ToolFieldState => ({
    id: `${name}-${field}`,
    name: fields[field].name,
    value: fields[field].initialValue,
    errors: fields[field].errors,
    autoFocus: fields[field].name === firstInvalid,
  });
  return (
    <fieldset className="grid grid-cols-2 gap-3 rounded-tile bg-surface p-3 pt-2 lg:grid-cols-[6.5rem_repeat(4,minmax(0,1fr))] lg:p-4 lg:pt-3">
      <legend className="contents">
        <span className="col-span-full font-semibold lg:col-span-1 lg:pt-8">{name}</span>
      </legend>
      {DAY_FIELDS.map((field) => (
        <ToolInput key={field} field={toState(field)} label={LABELS[field]} type="time" optional="unmarked" />
      ))}
    </fieldset>
  );
}
