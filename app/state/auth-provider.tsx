import { createContext, type ReactNode } from 'react';
import type { PortraitFeatures } from '~/domain/accounts/portrait-options';
import { useRequiredContext } from './use-required-context';

export interface AuthState {
  /** The signed-in user, on pages that are rendered for one user. Other pages get the name by the session script. */
  user?: { id: string; name: string; picture?: string | undefined; portrait?: PortraitFeatures | undefined };
  /** Whether the user signed in with an organisation. Its session is ended first on sign-out. */
  isOrganisationSession: boolean;
  /** For staff. */
  backOfficePath?: string | undefined;
  /** Number of unread notifications; 0 without a signed-in user. */
  unreadCount: number;
}

const SAME_FOR_ALL_VISITORS: AuthState = { isOrganisationSession: false, unreadCount: 0 };

const AuthContext = createContext<AuthState | undefined>(undefined);

/** The session of the request. Without `auth` the page is the same for all visitors. */
export function AuthProvider({
  children,
  auth = SAME_FOR_ALL_VISITORS,
}: {
  children: ReactNode;
  auth?: AuthState | undefined;
}) {
  return <AuthContext value={auth}>{children}</AuthContext>;
}

export function useAuth(): AuthState {
  return useRequiredContext(AuthContext, 'useAuth', 'AuthProvider');
}
