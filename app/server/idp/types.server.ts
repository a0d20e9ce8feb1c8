import type { DirectoryAccount } from '~/content/samples/sample-directory';

/** What the provider asks the user before it continues. */
export type IdpPrompt =
  | { kind: 'account'; client: string; signedIn?: DirectoryAccount }
  | { kind: 'consent'; client: string; account: DirectoryAccount; shared: readonly SharedFact[] };

export interface SharedFact {
  label: string;
  value: string;
}

export type IdpAnswer =
  | { kind: 'account'; id: string }
  | { kind: 'allow' }
  /** Returns to the site without a sign-in. */
  | { kind: 'refuse' };

/** A page that only the provider can show. */
export type ProviderPage =
  | { kind: 'sign-out'; account?: DirectoryAccount; client?: string; token: string; action: string }
  | { kind: 'signed-out' }
  | { kind: 'error'; status: number; title: string; text: string };
