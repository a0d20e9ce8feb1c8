import { ConnectOrganisation } from '~/features/auth/connect-organisation';
import { paths } from '~/paths';
import { formatDate } from '~/sections/format/format-date';
import { Button } from '~/ui/buttons/button';
import { ConfirmIdentity } from './confirm-identity';
import { CredentialRow } from './credential-row';
import { FormError, findFormResult, type SecurityFormProps } from './form-error';

export interface ConnectedOrganisation {
  id: string;
  name: string;
  connectedAt: Date;
}

interface Disconnection extends SecurityFormProps {
  hasPassword: boolean;
  /** Whether the user authenticated within the last minutes. */
  isRecentlyAuthenticated: boolean;
}

function Disconnect({
  organisation,
  rejectedForm,
  hasPassword,
  isRecentlyAuthenticated,
}: Disconnection & { organisation: ConnectedOrganisation }) {
  const { id, name } = organisation;
  if (!isRecentlyAuthenticated)
    return (
      <>
        <p className="text-muted">
          Your last sign-in is some time ago. Please confirm your identity to disconnect {name}.
        </p>
        <ConfirmIdentity id={id} hasPassword={hasPassword} rejectedForm={rejectedForm} />
      </>
    );
  return (
    <form method="post" data-send-once="" className="grid justify-items-start gap-5">
      <input type="hidden" name="intent" value="disconnect" />
      <input type="hidden" name="id" value={id} />
      <FormError result={findFormResult(rejectedForm, 'disconnect', id)} />
      <p className="text-muted">
        From then on {name} does not open this account. What you have here stays, and you come in by the other
        ways.
      </p>
      <Button type="submit" variant="danger">
        Disconnect {name}
      </Button>
    </form>
  );
}

interface OrganisationRowsProps extends Disconnection {
  organisations: readonly ConnectedOrganisation[];
  /** Name of the configured identity provider, if there is one. */
  providerName: string | undefined;
}

/** Lists the connected organisation accounts, or offers to connect one. */
export function OrganisationRows({ organisations, providerName, ...disconnection }: OrganisationRowsProps) {
  const { rejectedForm } = disconnection;
  const rows = organisations.map((organisation) => (
    <CredentialRow
      key={organisation.id}
      label="Organisation"
      value={`Connected with ${organisation.name} since ${formatDate(organisation.connectedAt.toISOString())}`}
      action="Disconnect"
      open={rejectedForm?.id === organisation.id}
    >
      <Disconnect {...disconnection} organisation={organisation} />
    </CredentialRow>
  ));
  if (rows.length > 0 || !providerName) return rows;
  return (
    <CredentialRow label="Organisation" value="Not connected" action="Connect">
      <p className="text-muted">
        Sign in with the account of your employer or college. To connect it, you sign in there and confirm
        your password here. We never connect accounts by email address alone.
      </p>
      <ConnectOrganisation provider={providerName} redirectTo={paths.account.security('organisation')} />
    </CredentialRow>
  );
}
