import { callZones } from '~/content/calls';
import type { LeadTopic } from '~/domain/lead';
import { VISITOR_TIME, type VisitorTime } from '~/domain/visitor-time';
import { callAddress } from '~/features/calls/call-address';
import { zoneInWords } from '~/features/calls/call-words';
import { paths } from '~/paths';
import { Button } from '~/ui/button';
import { Field } from '~/ui/field';
import { NativeSelect } from '~/ui/native-select';

interface ZoneChoiceProps {
  topic: LeadTopic;
  zone: string;
  /** The Monday of the week that is shown. */
  monday: string;
}

/** By which clock the times are written. Without script they are India's until somebody chooses. */
export function ZoneChoice({ topic, zone, monday }: ZoneChoiceProps) {
  const zones = [...new Set<string>([...callZones, zone])];
  const visitorTime: VisitorTime = { zone };
  return (
    <div className="flex flex-wrap items-end gap-x-5 gap-y-3 print:hidden">
      <form
        action={`${paths.bookCall()}#when-title`}
        data-auto-submit=""
        className="flex items-end gap-grout"
      >
        <input type="hidden" name="about" value={topic} />
        <input type="hidden" name="from" value={monday} />
        <Field id="zone" label="Times by the clock in">
          <NativeSelect
            name="zone"
            defaultValue={zone}
            options={zones.map((value) => ({
              value,
              label: zoneInWords(value),
            }))}
          />
        </Field>
        <Button type="submit" variant="quiet">
          Show
        </Button>
      </form>
      <a
        hidden
        href={`${callAddress({ about: topic, from: monday })}&zone=`}
        {...{ [VISITOR_TIME]: JSON.stringify(visitorTime) }}
        className="inline-flex min-h-12 items-center font-semibold underline underline-offset-4 [[hidden]]:hidden"
      >
        By your own clock:{' '}
      </a>
    </div>
  );
}
