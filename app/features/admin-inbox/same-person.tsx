import clsx from 'clsx';
import { adminPaths } from '~/content/admin/admin-paths';
import { ToolSubmit } from '~/sections/admin/tool-button';
import { ToolInput } from '~/sections/admin/tool-field';
import { ToolForm } from '~/sections/admin/tool-form';

interface SamePersonProps {
  leadId: string;
  /** Other addresses of the sender. */
  linked: readonly string[];
  /** The address that was not accepted, and why. */
  rejected?: { text: string; errors: readonly string[] } | undefined;
}

/** The other addresses of the sender, each with the way back, and a form for another one. */
export function SamePerson({ leadId, linked, rejected }: SamePersonProps) {
  const action = adminPaths.lead(leadId);
  return (
    <section
      aria-labelledby="same-person-title"
      className={clsx('grid gap-3', linked.length === 0 && 'print:hidden')}
    >
      <h2 id="same-person-title" className="text-panel">
        Same person
      </h2>
      {linked.length > 0 && (
        <ul className="grid gap-grout">
          {linked.map((email) => (
            <li
              key={email}
              className="flex flex-wrap items-center justify-between gap-x-4 rounded-tile bg-surface px-3 py-1.5"
            >
              <span className="min-w-0 wrap-anywhere">{email}</span>
              <form method="post" action={action} data-send-once="">
                <input type="hidden" name="email" value={email} />
                <ToolSubmit intent="unlink" variant="plain" aria-label={`Separate ${email}`}>
                  Separate
                </ToolSubmit>
              </form>
            </li>
          ))}
        </ul>
      )}
      <ToolForm action={action} intent="link" hasSurface={false} className="justify-items-start gap-3">
        <ToolInput
          field={{
            id: 'same-person',
            name: 'email',
            value: rejected?.text,
            errors: rejected?.errors,
            autoFocus: rejected !== undefined,
          }}
          label="Also writes from"
          hint="Messages from both addresses are shown together. A reply goes to the address that wrote."
          type="email"
          maxLength={254}
          autoComplete="off"
          optional="unmarked"
          className="w-full"
        />
        <ToolSubmit>Same person</ToolSubmit>
      </ToolForm>
    </section>
  );
}
