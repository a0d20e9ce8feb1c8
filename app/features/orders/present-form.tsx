import type { SubmissionResult } from '@conform-to/react';
import { PresentFields } from '~/sections/shop/present-fields';
import { Button } from '~/ui/buttons/button';
import { describePresent, type ShownPresent } from './present-text';

interface PresentFormProps {
  present: ShownPresent;
  /** ISO days on which it can be sent. */
  days: { first: string; last: string };
  /** The issues and values of this form when it was not accepted. */
  lastResult: SubmissionResult<string[]> | undefined;
}

/** R-GIFT-7: changes who gets a gift card, and when. */
export function PresentForm({ present, days, lastResult }: PresentFormProps) {
  const field = (name: 'name' | 'email' | 'message' | 'sendOn') => {
    const typed = lastResult?.initialValue?.[name];
    return {
      id: `${name}-${present.id}`,
      name,
      errors: lastResult?.error?.[name] ?? undefined,
      value: lastResult ? (typeof typed === 'string' ? typed : '') : present[name],
    };
  };
  return (
    <form
      method="post"
      noValidate
      data-send-once=""
      className="grid gap-4 rounded-tile bg-surface p-5 sm:grid-cols-6"
    >
      <input type="hidden" name="id" value={present.id} />
      <p className="wrap-anywhere text-muted sm:col-span-6">{describePresent(present)}</p>
      <PresentFields
        fields={{
          name: field('name'),
          email: field('email'),
          message: field('message'),
          sendOn: field('sendOn'),
        }}
        days={days}
        dayHint="Sent in the morning of this day, or at once if it is today and paid."
      />
      <Button type="submit" className="justify-self-start sm:col-span-6">
        Save the change
      </Button>
    </form>
  );
}
