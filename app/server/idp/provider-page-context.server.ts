import { createContext } from 'react-router';
import type { ProviderPage } from './types.server';

/** The page that the provider shows. Only the provider sets it; its path alone leads to the not-found page. */
export const providerPage = createContext<ProviderPage | null>(null);
