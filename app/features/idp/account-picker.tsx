import { type DirectoryAccount, directoryAccounts } from '~/content/samples/sample-directory';
import { Button } from '~/ui/buttons/button';
import { Alert } from '~/ui/feedback/alert';
import type { Glaze } from '~/ui/glaze';
import { SignInIndicator } from './sign-in-indicator';

/** In the order of the accounts. */
const GLAZES = ['gulal', 'marigold', 'peacock', 'vermilion'] as const;

interface AccountButtonProps {
  account: DirectoryAccount;
  glaze: Glaze;
  isSignedIn: boolean;
}

function AccountButton({ account, glaze, isSignedIn }: AccountButtonProps) {
  return (
    <li>
      <button
        type="submit"
        name="account"
        value={account.id}
        className="group grid w-full grid-cols-[auto_minmax(0,1fr)] items-center gap-x-5 rounded-tile bg-surface px-4 py-4 text-start hover:bg-raised sm:px-6 md:min-h-24"
      >
        <SignInIndicator state={isSignedIn ? 'in' : 'out'} glaze={glaze} isMovedOnHover={!isSignedIn} />
        <span className="grid gap-x-8 gap-y-1 md:grid-cols-2 md:items-center">
          <span className="grid min-w-0">
            <span className="font-display text-h3 leading-tight font-semibold">{account.name}</span>
            {isSignedIn && <span className="text-sm text-success">signed in here</span>}
          </span>
          <span className="grid min-w-0 text-sm text-muted">
            <span>{account.role}</span>
            <span>{account.organisation}</span>
            <span className="[overflow-wrap:anywhere]">{account.username}</span>
          </span>
        </span>
      </button>
    </li>
  );
}

interface AccountPickerProps {
  client: string;
  signedIn?: DirectoryAccount;
  error?: string;
}

/** The accounts of the sample directory. Selecting one signs in, without a password. */
export function AccountPicker({ client, signedIn, error }: AccountPickerProps) {
  return (
    <div className="grid gap-x-14 gap-y-8 lg:grid-cols-[4fr_7fr] lg:items-center">
      <div>
        <h1 className="max-w-[9ch]">Who is coming in?</h1>
        <p className="mt-5 max-w-md text-muted">
          Choose a name from the board. You go on to {client} as that person.
        </p>
      </div>
      <form method="post">
        {error && (
          <Alert tone="danger" role="alert" title={error} className="mb-4">
            Please choose one of the names below.
          </Alert>
        )}
        <p
          aria-hidden="true"
          className="grid w-fit grid-cols-2 gap-grout px-4 pb-2 text-sm text-muted sm:px-6"
        >
          <span className="w-8 md:w-11">out</span>
          <span className="w-8 md:w-11">in</span>
        </p>
        <ul className="grid gap-grout overflow-hidden rounded-se-[56px]" aria-label="People in the directory">
          {directoryAccounts.map((account, index) => (
            <AccountButton
              key={account.id}
              account={account}
              glaze={GLAZES[index % GLAZES.length] ?? 'gulal'}
              isSignedIn={account.id === signedIn?.id}
            />
          ))}
        </ul>
        <Button type="submit" name="refuse" value="yes" variant="plain" className="mt-4">
          Back to {client} without signing in
        </Button>
      </form>
    </div>
  );
}
