import type { IncomingMessage, ServerResponse } from 'node:http';
import type { JSONWebKeySet } from 'jose';
import { createContext } from 'react-router';
import type { DirectoryAccount } from '~/content/samples/sample-directory';

/** A request as Node sees it: the provider finds the user's cookies in it. */
export interface NodeExchange {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
}

/** What the provider has to know before it can go on, for the page that asks it. */
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
  /** Back to the site without having signed in. */
  | { kind: 'refuse' };

/** What the provider says by itself, on a page that only it can show. */
export type ProviderPage =
  | { kind: 'sign-out'; account?: DirectoryAccount; client?: string; token: string; action: string }
  | { kind: 'signed-out' }
  | { kind: 'fault'; status: number; title: string; text: string };

/** The organisation sign-in that the site brings along: an OpenID provider under `/idp`, in demo mode only. */
export interface Idp {
  issuer: string;
  clientId: string;
  /** Answers what clients ask of the provider itself, and its own notices. */
  handle(request: IncomingMessage, response: ServerResponse): void;
  /** `undefined` when nothing is being asked any more, or not of this browser. */
  getPrompt(exchange: NodeExchange, uid: string): Promise<IdpPrompt | undefined>;
  /** Where to go on; `undefined` as for `question`, and for an account that is not in the directory. */
  submitAnswer(exchange: NodeExchange, uid: string, answer: IdpAnswer): Promise<string | undefined>;
  publicKeys(): Promise<JSONWebKeySet>;
}

/** What the notice page shows. Only the provider sets it: asked for from outside, there is no such page. */
export const providerPage = createContext<ProviderPage | null>(null);

export const nodeExchange = createContext<NodeExchange>();
