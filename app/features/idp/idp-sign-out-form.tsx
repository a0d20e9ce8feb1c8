import type { DirectoryAccount } from '~/content/samples/sample-directory';
import { Button } from '~/ui/buttons/button';
import { SignInIndicator } from './sign-in-indicator';

interface IdpSignOutFormProps {
  account?: DirectoryAccount;
  client?: string;
  /** URL of the form, and the CSRF token of the provider. */
  action: string;
  token: string;
}

/** Sign-out page of the IdP. */
export function IdpSignOutForm({ account, client, action, token }: IdpSignOutFormProps) {
  return (
    <div className="grid items-center gap-14 lg:grid-cols-[7fr_5fr]">
      <form method="post" action={action} className="grid gap-8 lg:max-w-2xl">
        <input type="hidden" name="xsrf" value={token} />
        <h1 className="max-w-[12ch]">Leaving for today?</h1>
        {account && (
          <p className="flex items-center gap-5 rounded-tile bg-surface px-5 py-5">
            <SignInIndicator state="in" glaze="jade" className="lg:hidden" />
            <span className="grid min-w-0">
              <span className="font-display text-h3 leading-tight font-semibold">{account.name}</span>
              <span className="text-sm [overflow-wrap:anywhere] text-muted">{account.username}</span>
            </span>
          </p>
        )}
        <p className="max-w-prose text-muted">
          Signing out of the directory means that the next site has to ask who you are.
          {client && ` Staying in it leaves ${client} alone.`}
        </p>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" name="logout" value="yes">
            Sign out of the directory
          </Button>
          <Button type="submit" variant="quiet">
            {client ? `Only leave ${client}` : 'Stay signed in'}
          </Button>
        </div>
      </form>
      <SignInIndicator state="in" glaze="jade" size="lg" className="max-lg:hidden" />
    </div>
  );
}
