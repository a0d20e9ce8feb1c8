import type { CallSettings } from '~/domain/contact/call-hours';
import { ToolAlert } from '~/sections/admin/tool-alert';

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** Others saved hours while the form was open: what they are now. */
export function StoredHours({ settings }: { settings: CallSettings }) {
  const { week, slotMinutes, daysAhead, daysOff } = settings;
  return (
    <ToolAlert tone="warning" role="alert" title="The hours were changed in the meantime" className="mb-2.5">
      <ul className="grid gap-1">
        {week.map(({ weekday, periods }) => (
          <li key={weekday}>
            <span className="font-semibold text-text">{WEEKDAYS[weekday - 1]}</span>{' '}
            {periods.map(({ from, until }) => `${from} to ${until}`).join(', ')}
          </li>
        ))}
        <li>
          {slotMinutes} minutes, {daysAhead} days ahead
          {daysOff.length > 0 && `, days off: ${daysOff.join(', ')}`}
        </li>
      </ul>
      <p className="mt-1.5">
        Your changes were not saved. They are still in the form below: if you save now, they replace these
        hours.
      </p>
    </ToolAlert>
  );
}
