import type { IncomingMessage, ServerResponse } from 'node:http';
import type { JSONWebKeySet } from 'jose';
import { createContext } from 'react-router';
import type { OrganisationAccount } from '~/content/sample-organisation';

/** A request as Node sees it: the provider finds the person's cookies in it. */
export interface Exchange {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
}

/** What the provider has to know before it can go on, for the page that asks it. */
export type ProviderQuestion =
  | { kind: 'account'; client: string; signedIn?: OrganisationAccount }
  | { kind: 'consent'; client: string; account: OrganisationAccount; shared: readonly SharedFact[] };

export interface SharedFact {
  label: string;
  value: string;
}

export type ProviderAnswer =
  | { kind: 'account'; id: string }
  | { kind: 'allow' }
  /** Back to the site without having signed in. */
  | { kind: 'refuse' };

/** What the provider says by itself, on a page that only it can show. */
export type ProviderNotice =
  | { kind: 'sign-out'; account?: OrganisationAccount; client?: string; token: string; action: string }
  | { kind: 'signed-out' }
  | { kind: 'fault'; status: number; title: string; text: string };

/** The organisation sign-in that the site brings along: an OpenID provider under `/idp`, in demo mode only. */
export interface EmbeddedProvider {
  issuer: string;
  clientId: string;
  /** Answers what clients ask of the provider itself, and its own notices. */
  handle(request: IncomingMessage, response: ServerResponse): void;
  /** `undefined` when nothing is being asked any more, or not of this browser. */
  question(exchange: Exchange, uid: string): Promise<ProviderQuestion | undefined>;
  /** Where to go on; `undefined` as for `question`, and for an account that is not in the directory. */
  answer(exchange: Exchange, uid: string, answer: ProviderAnswer): Promise<string | undefined>;
  publicKeys(): Promise<JSONWebKeySet>;
}

/** What the notice page shows. Only the provider sets it: asked for from outside, there is no such page. */
export const providerNotice = createContext<ProviderNotice | null>(null);

export const nodeExchange = createContext<Exchange>();
