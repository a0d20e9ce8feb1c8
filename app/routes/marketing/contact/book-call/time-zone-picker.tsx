import { callTimeZones } from '~/content/contact/book-call-content';
import type { LeadTopic } from '~/domain/contact/lead-schemas';
import { PAGE_ZONE_ATTRIBUTE } from '~/domain/site/behaviour-attributes';
import { getBookCallPath } from '~/features/call-booking/book-call-path';
import { paths } from '~/paths';
import { formatTimeZone, listOtherTimeZones } from '~/sections/format/format-call-time';
import { Button } from '~/ui/buttons/button';
import { Field } from '~/ui/forms/field';
import { NativeSelect } from '~/ui/forms/native-select';

interface TimeZonePickerProps {
  topic: LeadTopic;
  timeZone: string;
  /** Monday of the shown week. */
  monday: string;
}

/** Chooses the time zone of the shown times. A script opens the page in the visitor's own; without it the default is Indian time. */
export function TimeZonePicker({ topic, timeZone, monday }: TimeZonePickerProps) {
  const zones = [...new Set<string>([timeZone, ...callTimeZones])];
  return (
    <div className="flex flex-wrap items-end gap-x-5 gap-y-3 print:hidden">
      <form
        action={`${paths.bookCall()}#when-title`}
        data-auto-submit=""
        autoComplete="off"
        className="flex items-end gap-grout"
      >
        <input type="hidden" name="about" value={topic} />
        <input type="hidden" name="from" value={monday} />
        <Field id="zone" label="Time zone">
          <NativeSelect
            name="zone"
            defaultValue={timeZone}
            options={[
              ...zones.map((value) => ({ value, label: formatTimeZone(value) })),
              ...listOtherTimeZones(zones),
            ]}
          />
        </Field>
        <Button type="submit" variant="quiet" className="shrink-0">
          Show
        </Button>
      </form>
      <a
        hidden
        href={`${getBookCallPath({ about: topic, from: monday })}&zone=`}
        {...{ [PAGE_ZONE_ATTRIBUTE]: timeZone }}
        className="inline-flex min-h-12 items-center font-semibold underline underline-offset-4 [[hidden]]:hidden"
      >
        By your own clock:{' '}
      </a>
    </div>
  );
}
