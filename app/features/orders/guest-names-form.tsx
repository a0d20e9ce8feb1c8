import type { SubmissionResult } from '@conform-to/react';
import { parseList, parseRecord } from '~/domain/json/parse-unknown';
import { MAX_GUEST_NAME } from '~/domain/tickets/ticket-schemas';
import { Button } from '~/ui/buttons/button';
import { Field } from '~/ui/forms/field';
import { Input } from '~/ui/forms/input';
import type { ShownTicket } from './ticket-tile';

interface GuestNamesFormProps {
  tickets: readonly ShownTicket[];
  /** The issues and values of a form that was not accepted. */
  lastResult: SubmissionResult<string[]> | undefined;
}

/** The name that was typed for a ticket and not accepted, and what is wrong with it. */
function readTyped(lastResult: GuestNamesFormProps['lastResult'], id: string) {
  const guests = parseList(lastResult?.initialValue?.guests, parseRecord) ?? [];
  const index = guests.findIndex((guest) => guest.id === id);
  const { name } = guests[index] ?? {};
  return { name: typeof name === 'string' ? name : '', error: lastResult?.error?.[`guests[${index}].name`] };
}

/** R-TICKET-4: a name for each seat that is still free to give away. */
export function GuestNamesForm({ tickets, lastResult }: GuestNamesFormProps) {
  const open = tickets.filter((ticket) => ticket.state === 'valid');
  if (open.length === 0) return null;
  const isSameEvent = new Set(open.map(({ name }) => name)).size === 1;
  return (
    <section aria-labelledby="guests-title" className="grid max-w-2xl gap-4 print:hidden">
      <h2 id="guests-title" className="text-h3">
        Names of the guests
      </h2>
      <p className="text-muted">
        A name on each ticket makes check-in quicker. Names are optional, and you can change them until the
        ticket is used.
      </p>
      <form method="post" noValidate data-send-once="" className="grid gap-4 rounded-tile bg-surface p-5">
        {open.map(({ id, name, seat, seats, guestName }, index) => {
          const typed = readTyped(lastResult, id);
          return (
            <div key={id}>
              <input type="hidden" name={`guests[${index}].id`} value={id} />
              <Field
                id={`guest-${index}`}
                label={`Name for seat ${seat} of ${seats}${isSameEvent ? '' : `, ${name}`}`}
                optional="optional"
                {...(typed.error && { error: typed.error })}
              >
                <Input
                  name={`guests[${index}].name`}
                  defaultValue={lastResult ? typed.name : guestName}
                  maxLength={MAX_GUEST_NAME}
                  autoComplete="off"
                />
              </Field>
            </div>
          );
        })}
        <Button type="submit" className="justify-self-start">
          Save names
        </Button>
      </form>
    </section>
  );
}
