import { createContext } from 'react-router';
import type { Idp } from './idp.server';
import type { ProviderPage } from './types.server';

/** The embedded identity provider, in demo mode only. */
export const idpContext = createContext<Idp | null>(null);

/** The page that the provider shows. Only the provider sets it; its path alone leads to the not-found page. */
export const providerPage = createContext<ProviderPage | null>(null);
