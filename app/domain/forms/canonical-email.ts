/** What a provider leaves out of account in the part before the @, and the domains that lead to the same mailbox. */
interface Provider {
  domains: readonly [string, ...string[]];
  ignored: RegExp;
}

const PROVIDERS: readonly Provider[] = [
  { domains: ['gmail.com', 'googlemail.com'], ignored: /\./g },
  { domains: ['proton.me', 'protonmail.com', 'pm.me'], ignored: /[._-]/g },
  { domains: ['icloud.com', 'me.com', 'mac.com'], ignored: /(?!)/g },
];

function asciiDomain(domain: string): string {
  const name = domain.replace(/\.+$/, '');
  return URL.canParse(`http://${name}`) ? new URL(`http://${name}`).hostname : name;
}

/**
 * One spelling for all the addresses that reach the same mailbox, to count by. Never to send to: an address outside of the
 * table may mean a plus or a dot. Case, tags after a plus, and what known providers ignore are folded.
 */
export function canonicalEmail(email: string): string {
  const address = email.trim().normalize('NFKC').toLowerCase();
  const at = address.lastIndexOf('@');
  if (at < 1) return address;
  const domain = asciiDomain(address.slice(at + 1));
  const [local = ''] = address.slice(0, at).split(/(?<=.)\+/);
  const provider = PROVIDERS.find(({ domains }) => domains.includes(domain));
  return provider ? `${local.replace(provider.ignored, '')}@${provider.domains[0]}` : `${local}@${domain}`;
}
