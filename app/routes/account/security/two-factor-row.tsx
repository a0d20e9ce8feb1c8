import { paths } from '~/paths';
import { LinkButton } from '~/ui/buttons/link-button';
import { Badge } from '~/ui/data/badge';

interface TwoFactorRowProps {
  twoFactor: boolean;
  hasPassword: boolean;
  recoveryCodesLeft: number;
}

/** Below this number the row suggests new codes. */
const FEW_CODES = 3;

const formatCodesLeft = (count: number) =>
  count === 1 ? 'One recovery code is left.' : `${count} recovery codes are left.`;

function describeTwoFactor({ twoFactor, hasPassword, recoveryCodesLeft }: TwoFactorRowProps): string {
  if (!hasPassword) return 'Needs a password, and you have none yet.';
  if (!twoFactor) return 'You sign in with the password alone.';
  const renewalHint = recoveryCodesLeft < FEW_CODES ? ' Please create new ones.' : '';
  return formatCodesLeft(recoveryCodesLeft) + renewalHint;
}

/** Shows whether two-factor sign-in is on and links to its settings. */
export function TwoFactorRow(props: TwoFactorRowProps) {
  const { twoFactor, hasPassword } = props;
  return (
    <div className="flex min-h-18 flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-tile bg-surface px-5 py-3.5">
      <div className="grid gap-1.5">
        <p>
          <Badge {...(twoFactor && { tone: 'success' as const })}>{twoFactor ? 'On' : 'Off'}</Badge>
        </p>
        <p className="text-sm text-muted">{describeTwoFactor(props)}</p>
      </div>
      {hasPassword && (
        <LinkButton href={paths.account.twoFactor()} variant="quiet" size="sm">
          {twoFactor ? 'Manage' : 'Turn it on'}
        </LinkButton>
      )}
    </div>
  );
}
