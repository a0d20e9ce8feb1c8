import { CONSENT_HOURS } from '~/domain/auth/account-view';
import { formatDateTime } from '~/sections/format/format-date';
import { Button } from '~/ui/buttons/button';

interface View {
  id: string;
  by?: string;
  startedAt: Date;
  endsAt: Date;
  isRunning: boolean;
}

interface ViewConsentFormProps {
  consent: { expiresAt?: Date; views: readonly View[] };
}

function ViewRow({ by, startedAt, endsAt, isRunning }: View) {
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

/** The consent to account views, and who has seen the account. */
export function ViewConsentForm({ consent: { expiresAt, views } }: ViewConsentFormProps) {
  return (
    <>
      <form
        method="post"
        data-send-once=""
        className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-tile bg-surface px-5 py-3.5"
      >
        <input type="hidden" name="intent" value={expiresAt ? 'withdraw-views' : 'allow-views'} />
        <p className="max-w-[36em] min-w-0">
          {expiresAt
            ? `Allowed until ${formatDateTime(expiresAt)}.`
            : 'Not allowed. Nobody but you sees your account.'}
        </p>
        <Button type="submit" variant="quiet" size="sm">
          {expiresAt ? 'Withdraw it now' : `Allow it for ${CONSENT_HOURS} hours`}
        </Button>
      </form>
      {views.length > 0 && (
        <ul aria-label="Who looked" className="grid gap-grout">
          {views.map((view) => (
            <ViewRow key={view.id} {...view} />
          ))}
        </ul>
      )}
    </>
  );
}
