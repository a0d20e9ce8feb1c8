import { type SubmissionResult, useForm } from '@conform-to/react';
import { adminPaths } from '~/content/admin/admin-paths';
import { type CallSettings, MAX_DAYS_AHEAD, SLOT_MINUTES } from '~/domain/contact/call-hours';
import { getFormVersion } from '~/sections/admin/rejected-form';
import { ToolSubmit } from '~/sections/admin/tool-button';
import { ToolInput, ToolSelect } from '~/sections/admin/tool-field';
import { ToolForm } from '~/sections/admin/tool-form';
import { DaysOffFields } from './days-off-fields';
import { DAY_FIELDS, type DayValues, WeekdayFields } from './weekday-fields';

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

interface Values {
  slotMinutes: string;
  daysAhead: string;
  days: DayValues[];
  daysOff: string[];
}

function toFormValues({ week, slotMinutes, daysAhead, daysOff }: CallSettings): Values {
  const days = WEEKDAYS.map((_, index) => {
    const [first, second] = week.find(({ weekday }) => weekday === index + 1)?.periods ?? [];
    return {
      from: first?.from ?? '',
      until: first?.until ?? '',
      from2: second?.from ?? '',
      until2: second?.until ?? '',
    };
  });
  return {
    slotMinutes: String(slotMinutes),
    daysAhead: String(daysAhead),
    days,
    daysOff: [...daysOff],
  };
}

interface HoursFormProps {
  settings: CallSettings & { version: number };
  /** Holidays of the offices that are still to come. */
  holidays: readonly { day: string; name: string }[];
  lastResult: SubmissionResult<string[]> | undefined;
}

/** R-CALL-3: when calls can be booked. Empty fields of a weekday are no calls on it. */
export function HoursForm({ settings, holidays, lastResult }: HoursFormProps) {
  const [form, fields] = useForm<Values, unknown, string[]>({
    id: 'hours',
    lastResult: lastResult ?? null,
    defaultValue: toFormValues(settings),
  });
  const days = fields.days.getFieldList();
  const { slotMinutes, daysAhead } = fields;
  const daysOff = fields.daysOff.getFieldList();
  const inOrder = [
    ...days.flatMap((day) => {
      const dayFields = day.getFieldset();
      return DAY_FIELDS.map((name) => dayFields[name]);
    }),
    slotMinutes,
    daysAhead,
    ...daysOff,
  ];
  const firstInvalid = inOrder.find(({ errors }) => errors)?.name;
  return (
    <ToolForm
      action={adminPaths.callHours()}
      version={getFormVersion(settings.version, lastResult)}
      errors={form.errors}
      hasSurface={false}
      className="gap-6"
    >
      <section aria-labelledby="week-title" className="grid gap-3">
        <div>
          <h2 id="week-title" className="text-panel">
            Every week
          </h2>
          <p className="text-muted">
            Up to two periods a day, with a break between them. A day with empty fields has no calls.
          </p>
        </div>
        <div className="grid gap-grout">
          {days.map((day, index) => (
            <WeekdayFields
              key={WEEKDAYS[index]}
              name={WEEKDAYS[index] ?? ''}
              fields={day.getFieldset()}
              firstInvalid={firstInvalid}
            />
          ))}
        </div>
      </section>
      <section aria-labelledby="length-title" className="grid gap-3 rounded-tile bg-surface p-4 lg:p-5">
        <h2 id="length-title" className="text-panel">
          Each call
        </h2>
        <div className="grid gap-3 sm:grid-cols-2">
          <ToolSelect
            field={{
              id: 'hours-slot',
              name: slotMinutes.name,
              value: slotMinutes.initialValue,
              errors: slotMinutes.errors,
              autoFocus: slotMinutes.name === firstInvalid,
            }}
            label="Length"
            hint="Booked calls keep their length."
            options={SLOT_MINUTES.map((minutes) => ({ value: String(minutes), label: `${minutes} minutes` }))}
          />
          <ToolInput
            field={{
              id: 'hours-ahead',
              name: daysAhead.name,
              value: daysAhead.initialValue,
              errors: daysAhead.errors,
              autoFocus: daysAhead.name === firstInvalid,
            }}
            label="Days ahead that can be booked"
            hint={`From 1 to ${MAX_DAYS_AHEAD}, counting today.`}
            inputMode="numeric"
            autoComplete="off"
          />
        </div>
      </section>
      <DaysOffFields
        name={fields.daysOff.name}
        fields={daysOff}
        errors={fields.daysOff.errors}
        firstInvalid={firstInvalid}
        holidays={holidays}
      />
      <ToolSubmit variant="loud" className="justify-self-start">
        Save the hours
      </ToolSubmit>
    </ToolForm>
  );
}
