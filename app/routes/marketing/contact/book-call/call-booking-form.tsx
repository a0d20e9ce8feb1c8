import { type SubmissionResult, useForm } from '@conform-to/react';
import { MAX_CALL_SUBJECT_LENGTH } from '~/domain/contact/call-booking-schema';
import type { LeadTopic } from '~/domain/contact/lead-schemas';
import { getBookCallPath } from '~/features/call-booking/book-call-path';
import {
  CALENDAR_ERROR_ID,
  SelectedSlot,
  WeekCalendarField,
} from '~/features/call-booking/week-calendar-field';
import { ContactFormErrorAlert } from '~/features/contact/contact-form-error-alert';
import { Honeypot } from '~/features/contact/honeypot';
import { SenderEmailField, SenderNameField, SenderPhoneField } from '~/features/contact/sender-fields';
import type { WeekCalendar } from '~/server/leads/calls/week-calendar.server';
import { Button } from '~/ui/buttons/button';
import { createControlProps } from '~/ui/forms/conform-fields';
import { Field } from '~/ui/forms/field';
import { FieldError } from '~/ui/forms/field-message';
import { Textarea } from '~/ui/forms/textarea';
import { Icon } from '~/ui/icons/icon';
import { TimeZonePicker } from './time-zone-picker';

interface CallBookingFormProps {
  topic: LeadTopic;
  timeZone: string;
  week: WeekCalendar;
  /** A form that is sent again with the same key books once. */
  formKey: string;
  /** Result of the last submission, with the entered values. */
  lastResult: SubmissionResult<string[]> | undefined;
}

type CallFields = Record<'startsAt' | 'name' | 'email' | 'phone' | 'message' | 'timeZone', string>;

/** The calendar of a week and the fields of the visitor. It works without script. */
export function CallBookingForm({ topic, timeZone: zone, week, formKey, lastResult }: CallBookingFormProps) {
  const [form, fields] = useForm<CallFields, string[]>({ id: 'call', lastResult: lastResult ?? null });
  const { startsAt, name, email, phone, message, timeZone } = fields;
  const inOrder = [startsAt, name, email, phone, message];
  const control = createControlProps(inOrder);
  const weekLink = (from: string | undefined) =>
    from && `${getBookCallPath({ about: topic, from, zone })}#when-title`;
  return (
    <section aria-labelledby="when-title" className="mt-14 md:mt-20">
      <div className="mb-8 flex flex-wrap items-end justify-between gap-x-10 gap-y-5">
        <h2 id="when-title" className="scroll-mt-6">
          Choose a time
        </h2>
        <TimeZonePicker topic={topic} timeZone={zone} monday={week.monday} />
      </div>
      <form
        method="post"
        action={getBookCallPath({ about: topic, from: week.monday, zone })}
        noValidate
        data-send-once=""
        data-preserve-values=""
        className="slot-form"
      >
        <div className="mb-10 grid gap-10 [grid-area:calendar]">
          <ContactFormErrorAlert fields={inOrder} allErrors={form.allErrors} />
          {startsAt.errors?.[0] && <FieldError id={CALENDAR_ERROR_ID}>{startsAt.errors[0]}</FieldError>}
          <WeekCalendarField
            id={startsAt.id}
            days={week.days}
            slotMinutes={week.slotMinutes}
            timeZone={zone}
            selectedStart={startsAt.initialValue}
            error={startsAt.errors?.[0]}
            previousHref={weekLink(week.previous)}
            nextHref={weekLink(week.next)}
          />
        </div>
        <input type="hidden" name="key" value={formKey} />
        <input type="hidden" name={timeZone.name} value={zone} />
        <div className="grid content-start gap-5 rounded-tile bg-surface p-5 [grid-area:details] sm:grid-cols-2 md:p-8">
          <SenderNameField field={name} control={control} />
          <SenderEmailField field={email} control={control} />
          <SenderPhoneField
            field={phone}
            control={control}
            optional="or we send a link to talk in the browser"
            className="sm:col-span-2"
          />
          <Field
            id={message.id}
            label="What do you want to decide?"
            optional="one line is enough"
            error={message.errors}
            className="sm:col-span-2"
          >
            <Textarea {...control(message)} rows={3} maxLength={MAX_CALL_SUBJECT_LENGTH} />
          </Field>
          <Honeypot formId={form.id} />
        </div>
        <SelectedSlot />
        <div className="flex flex-col justify-between gap-8 rounded-tile bg-surface p-5 [grid-area:submit] md:p-8">
          <p className="max-w-[30em] text-lg">
            The time is booked at once. On the next page you can add it to your calendar, move it or cancel
            it.
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
