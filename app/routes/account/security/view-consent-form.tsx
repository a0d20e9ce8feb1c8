import { CONSENT_HOURS, type ShownView } from '~/domain/auth/account-view';
import { formatDateTime } from '~/sections/format/format-date';
import { Button } from '~/ui/buttons/button';
import { Alert } from '~/ui/feedback/alert';

interface ViewConsentFormProps {
  consent: { expiresAt?: Date; request?: { requestedAt: Date; by?: string }; views: readonly ShownView[] };
}

function ViewRow({ by, startedAt, endsAt, isRunning }: ShownView) {
  return (
    <li className="grid gap-0.5 rounded-tile bg-surface px-5 py-3.5">
      <p className="font-semibold wrap-anywhere">{by ?? 'A former admin'}</p>
      <p className="text-sm text-muted">
        From {formatDateTime(startedAt)}, {isRunning ? 'at the latest until' : 'until'}{' '}
        {formatDateTime(endsAt)}
      </p>
    </li>
  );
}

/** What an admin asked for by email. To allow it is the form below. */
function ViewRequest({ requestedAt, by }: { requestedAt: Date; by?: string }) {
  return (
    <Alert
      tone="warning"
      title={`${by ?? 'A former admin'} asks to see your account`}
      action={
        <form method="post" data-send-once="">
          <input type="hidden" name="intent" value="decline-view" />
          <Button type="submit" variant="quiet" size="sm">
            Decline
          </Button>
        </form>
      }
    >
      Asked on {formatDateTime(requestedAt)}. Allow it below, or decline. Without an answer nothing is shown.
    </Alert>
  );
}

/** The consent to account views, and who has seen the account. */
export function ViewConsentForm({ consent: { expiresAt, request, views } }: ViewConsentFormProps) {
  return (
    <>
      {request && !expiresAt && <ViewRequest {...request} />}
      <form
        method="post"
        data-send-once=""
        className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-tile bg-surface px-5 py-3.5"
      >
        <input type="hidden" name="intent" value={expiresAt ? 'withdraw-views' : 'allow-views'} />
        <p className="max-w-[36em] min-w-0">
          {expiresAt
            ? `Allowed until ${formatDateTime(expiresAt)}.`
            : 'Not allowed. Only you see your account.'}
        </p>
        <Button type="submit" variant="quiet" size="sm">
          {expiresAt ? 'Withdraw it now' : `Allow it for ${CONSENT_HOURS} hours`}
        </Button>
      </form>
      {views.length > 0 && (
        <ul aria-label="Who viewed it" className="grid gap-grout">
          {views.map((view) => (
            <ViewRow key={view.id} {...view} />
          ))}
        </ul>
      )}
    </>
  );
}
