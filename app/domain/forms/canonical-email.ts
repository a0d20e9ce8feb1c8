interface Provider {
  /** Domains of the same mailboxes, the canonical one first. */
  domains: readonly [string, ...string[]];
  /** Characters that the provider ignores before the @. */
  ignored: RegExp;
}

const PROVIDERS: readonly Provider[] = [
  { domains: ['gmail.com', 'googlemail.com'], ignored: /\./g },
  { domains: ['proton.me', 'protonmail.com', 'pm.me'], ignored: /[._-]/g },
  { domains: ['icloud.com', 'me.com', 'mac.com'], ignored: /(?!)/g },
];

function toAsciiDomain(domain: string): string {
  const name = domain.replace(/\.+$/, '');
  return URL.canParse(`http://${name}`) ? new URL(`http://${name}`).hostname : name;
}

/**
 * One spelling for all email addresses of a mailbox, to count emails by. It is in lower case, without the tag after a
 * plus and without the characters that a known provider ignores. Do not send to it: other providers may distinguish
 * these spellings. Never throws.
 */
export function canonicaliseEmail(email: string): string {
  const normalised = email.trim().normalize('NFKC').toLowerCase();
  const at = normalised.lastIndexOf('@');
  if (at < 1) return normalised;
  const domain = toAsciiDomain(normalised.slice(at + 1));
  const [local = ''] = normalised.slice(0, at).split(/(?<=.)\+/);
  const provider = PROVIDERS.find(({ domains }) => domains.includes(domain));
  return provider ? `${local.replace(provider.ignored, '')}@${provider.domains[0]}` : `${local}@${domain}`;
}
