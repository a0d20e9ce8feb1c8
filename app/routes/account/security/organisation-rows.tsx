import { ConnectOrganisation } from '~/features/auth/connect-organisation';
import { paths } from '~/paths';
import { formatDate } from '~/sections/format/format-date';
import { Button } from '~/ui/buttons/button';
import { CredentialRow } from './credential-row';
import { FormError } from './form-error';
import { findFormResult, type SecurityFormProps } from './rejected-form';

export interface ConnectedOrganisation {
  id: string;
  name: string;
  connectedAt: Date;
}

function Disconnect({
  organisation,
  rejectedForm: refused,
}: SecurityFormProps & { organisation: ConnectedOrganisation }) {
  const { id, name } = organisation;
  return (
    <form method="post" data-send-once="" className="grid justify-items-start gap-5">
      <input type="hidden" name="intent" value="disconnect" />
      <input type="hidden" name="id" value={id} />
      <FormError result={findFormResult(refused, 'disconnect', id)} />
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

interface OrganisationRowsProps extends SecurityFormProps {
  organisations: readonly ConnectedOrganisation[];
  /** What the provider is called; there may be none. */
  providerName: string | undefined;
}

/** The organisation accounts that open this one, or the way to connect one. */
export function OrganisationRows({
  organisations,
  providerName: provider,
  rejectedForm: refused,
}: OrganisationRowsProps) {
  const connected = organisations.map((organisation) => (
    <CredentialRow
      key={organisation.id}
      label="Organisation"
      value={`Connected with ${organisation.name} since ${formatDate(organisation.connectedAt.toISOString())}`}
      action="Disconnect"
      open={refused?.intent === 'disconnect' && refused.id === organisation.id}
    >
      <Disconnect organisation={organisation} rejectedForm={refused} />
    </CredentialRow>
  ));
  if (connected.length > 0 || !provider) return connected;
  return (
    <CredentialRow label="Organisation" value="Not connected" action="Connect">
      <p className="text-muted">
        Your employer or college confirms who you are, and that opens this account too. You show both: that
        one there, this one here. Nothing is joined by an address alone.
      </p>
      <ConnectOrganisation provider={provider} redirectTo={paths.account.security('organisation')} />
    </CredentialRow>
  );
}
