import { type SubmissionResult, useForm } from '@conform-to/react';
import { LONGEST_CALL_SUBJECT } from '~/domain/call-request';
import type { LeadTopic } from '~/domain/lead';
import { callAddress } from '~/features/calls/call-address';
import { SlotBed } from '~/features/calls/slot-bed';
import { WeekWall, wallErrorId } from '~/features/calls/week-wall';
import { FaultsNotice } from '~/features/leads/faults-notice';
import { Honeypot } from '~/features/leads/honeypot';
import { EmailField, NameField, PhoneField } from '~/features/leads/sender-fields';
import type { CallWeek } from '~/server/calls/call-week.server';
import { Button } from '~/ui/button';
import { controlsOf } from '~/ui/conform-fields';
import { Field } from '~/ui/field';
import { FieldError } from '~/ui/field-message';
import { Icon } from '~/ui/icon';
import { Textarea } from '~/ui/textarea';
import { ZoneChoice } from './zone-choice';

interface CallFormProps {
  topic: LeadTopic;
  zone: string;
  week: CallWeek;
  /** What was wrong with the last try; what was typed comes back with it. */
  lastResult: SubmissionResult<string[]> | undefined;
}

type CallFields = Record<'startsAt' | 'name' | 'email' | 'phone' | 'message' | 'timeZone', string>;

/** The week, a place to say who one is, and one button. A plain form. */
export function CallForm({ topic, zone, week, lastResult }: CallFormProps) {
  const [form, fields] = useForm<CallFields, string[]>({ id: 'call', lastResult: lastResult ?? null });
  const { startsAt, name, email, phone, message, timeZone } = fields;
  const control = controlsOf([startsAt, name, email, phone, message]);
  const weekLink = (from: string | undefined) =>
    from && `${callAddress({ about: topic, from, zone })}#when-title`;
  return (
    <section aria-labelledby="when-title" className="mt-14 md:mt-20">
      <div className="mb-8 flex flex-wrap items-end justify-between gap-x-10 gap-y-5">
        <h2 id="when-title" className="scroll-mt-6">
          Which half hour?
        </h2>
        <ZoneChoice topic={topic} zone={zone} monday={week.monday} />
      </div>
      <form
        method="post"
        action={callAddress({ about: topic, from: week.monday, zone })}
        noValidate
        data-send-once=""
        data-carried=""
        className="slot-form"
      >
        <div className="mb-10 grid gap-10 [grid-area:wall]">
          <FaultsNotice count={Object.keys(form.allErrors).length} />
          {startsAt.errors?.[0] && <FieldError id={wallErrorId}>{startsAt.errors[0]}</FieldError>}
          <WeekWall
            days={week.days}
            zone={zone}
            chosen={startsAt.initialValue}
            error={startsAt.errors?.[0]}
            previous={weekLink(week.previous)}
            next={weekLink(week.next)}
          />
        </div>
        <input type="hidden" name={timeZone.name} value={zone} />
        <div className="grid content-start gap-5 rounded-tile bg-surface p-5 [grid-area:who] sm:grid-cols-2 md:p-8">
          <NameField field={name} control={control} />
          <EmailField field={email} control={control} />
          <PhoneField
            field={phone}
            control={control}
            optional="or we send a link to talk in the browser"
            className="sm:col-span-2"
          />
          <Field
            id={message.id}
            label="What should be decided by the end?"
            optional="one line is enough"
            error={message.errors}
            className="sm:col-span-2"
          >
            <Textarea {...control(message)} rows={3} maxLength={LONGEST_CALL_SUBJECT} />
          </Field>
          <Honeypot formId={form.id} />
        </div>
        <SlotBed />
        <div className="flex flex-col justify-between gap-8 rounded-tile bg-surface p-5 [grid-area:press] md:p-8">
          <p className="max-w-[30em] text-lg">
            The half hour is yours the moment you press. The next page has it as a calendar entry, and from
            there you can move it or take it back, until it begins.
          </p>
          <Button type="submit" size="lg" className="self-start">
            Book the call
            <Icon name="arrow-right" />
          </Button>
        </div>
      </form>
    </section>
  );
}
