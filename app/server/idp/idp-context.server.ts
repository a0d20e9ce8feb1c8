import { createContext } from 'react-router';
import type { Idp } from './idp.server';

/** The embedded identity provider, in demo mode only. */
export const idpContext = createContext<Idp | null>(null);
