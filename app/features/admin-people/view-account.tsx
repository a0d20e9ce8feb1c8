import { adminPaths } from '~/content/admin/admin-paths';
import { ToolSubmit } from '~/sections/admin/tool-submit';
import { formatDayAndTime } from '~/sections/format/format-moment';

interface ViewAccountProps {
  id: string;
  /** Absent without a consent. */
  consentEndsAt: Date | undefined;
  now: Date;
}

/** Shows the account of a member who allowed it. */
export function ViewAccount({ id, consentEndsAt, now }: ViewAccountProps) {
  return (
    <section aria-labelledby="view-title" className="grid justify-items-start gap-3">
      <h2 id="view-title" className="text-[1.125rem]">
        See the account as the person
      </h2>
      {consentEndsAt ? (
        <>
          <p className="max-w-lg text-muted">
            Allowed until {formatDayAndTime(consentEndsAt, now)}. You read and change nothing. The person sees
            that you looked, and it is in the audit log.
          </p>
          <form method="post" action={adminPaths.person(id)} data-send-once="">
            <ToolSubmit intent="view" variant="loud">
              See the account
            </ToolSubmit>
          </form>
        </>
      ) : (
        <p className="max-w-lg text-muted">
          The person has not allowed it. They do it on the page “Security” of their account, for 24 hours.
        </p>
      )}
    </section>
  );
}
