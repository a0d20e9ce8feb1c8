import type { DirectoryAccount } from '~/content/samples/sample-directory';
import { Button } from '~/ui/buttons/button';

interface ConsentFormProps {
  client: string;
  account: DirectoryAccount;
  /** Claims that the client gets, with their values. */
  shared: readonly { label: string; value: string }[];
}

/** Consent page of the IdP: shows the values that the client gets. */
export function ConsentForm({ client, account, shared }: ConsentFormProps) {
  return (
    <form method="post" className="grid gap-x-14 gap-y-8 lg:grid-cols-[4fr_7fr] lg:items-center">
      <div>
        <h1 className="max-w-[11ch]">{client} would learn this.</h1>
        <p className="mt-5 max-w-md text-muted">
          {account.name}, these three lines go over the counter, and nothing else: no password, no list of
          other sites you use.
        </p>
      </div>
      <div>
        <dl className="grid gap-grout">
          {shared.map(({ label, value }) => (
            <div
              key={label}
              className="grid gap-x-6 gap-y-1 rounded-tile bg-surface px-5 py-4 first:rounded-se-[48px] sm:grid-cols-[11rem_minmax(0,1fr)] sm:items-baseline sm:px-6"
            >
              <dt className="text-sm text-muted">{label}</dt>
              <dd className="font-display text-h3 leading-tight font-semibold [overflow-wrap:anywhere]">
                {value}
              </dd>
            </div>
          ))}
        </dl>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button type="submit" name="consent" value="allow">
            Hand them over
          </Button>
          <Button type="submit" name="refuse" value="yes" variant="quiet">
            Refuse
          </Button>
        </div>
      </div>
    </form>
  );
}
