import { adminPaths } from '~/content/admin/admin-paths';
import { CONSENT_HOURS } from '~/domain/auth/account-view';
import { ToolSubmit } from '~/sections/admin/tool-button';
import { formatDayAndTime } from '~/sections/format/format-moment';

interface ViewAccountProps {
  id: string;
  /** Absent without a consent. */
  consentEndsAt: Date | undefined;
  /** The latest request of the last day. */
  request: { requestedAt: Date; isOpen: boolean; answer?: 'allowed' | 'declined' } | undefined;
  now: Date;
}

/** Shows the account of a member who allowed it. */
export function ViewAccount({ id, consentEndsAt, request, now }: ViewAccountProps) {
  return (
    <section aria-labelledby="view-title" className="grid justify-items-start gap-3">
      <h2 id="view-title" className="text-panel">
        See the account as the person
      </h2>
      {consentEndsAt ? (
        <>
          <p className="max-w-lg text-muted">
            Allowed until {formatDayAndTime(consentEndsAt, now)}. You can read, but not change anything. The
            person sees that you viewed it, and it is in the audit log.
          </p>
          <form method="post" action={adminPaths.person(id)} data-send-once="">
            <ToolSubmit intent="view" variant="loud">
              See the account
            </ToolSubmit>
          </form>
        </>
      ) : (
        <>
          <p className="max-w-lg text-muted">
            The person has not allowed it. They can do so on the page “Security” of their account, for{' '}
            {CONSENT_HOURS} hours.{' '}
            {request?.isOpen && `Asked ${formatDayAndTime(request.requestedAt, now)}, without an answer yet.`}
            {request?.answer === 'declined' &&
              `Asked ${formatDayAndTime(request.requestedAt, now)}, and declined.`}
          </p>
          {!request?.isOpen && (
            <form method="post" action={adminPaths.person(id)} data-send-once="">
              <ToolSubmit intent="request-view">Ask by email</ToolSubmit>
            </form>
          )}
        </>
      )}
    </section>
  );
}
