import { devPaths } from '~/dev-paths';
import { TextLink } from '~/ui/buttons/text-link';

export interface SampleAccount {
  email: string;
  password: string;
  purpose: string;
}

/** Sample accounts of demo mode with their passwords. Renders nothing without accounts. */
export function SampleAccounts({ accounts }: { accounts: readonly SampleAccount[] }) {
  if (accounts.length === 0) return null;
  return (
    <section aria-labelledby="sample-accounts" className="grid gap-3">
      <h2 id="sample-accounts" className="text-base font-semibold">
        Sample accounts
      </h2>
      <p className="text-sm">
        <TextLink href={devPaths.demo()}>Sign in with one click, move the clock or reset the data</TextLink>
      </p>
      <ul className="grid gap-grout">
        {accounts.map(({ email, password, purpose }) => (
          <li key={email} className="rounded-tile bg-surface px-4 py-3 text-sm">
            <span className="block font-semibold">{purpose}</span>
            <span className="block text-muted">
              <code className="select-all">{email}</code>, password{' '}
              <code className="select-all">{password}</code>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
