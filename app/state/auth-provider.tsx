import { createContext, type ReactNode, useMemo, useState, useSyncExternalStore } from 'react';
import { type SessionState, type SessionStore, SIGNED_OUT } from './session/session-store';
import { sessionStore } from './stores';
import { useRequiredContext } from './use-required-context';

export interface Auth extends SessionState {
  refreshSession: SessionStore['refresh'];
  saveUser: SessionStore['save'];
  clearSession: SessionStore['clear'];
}

const AuthContext = createContext<Auth | undefined>(undefined);

/** `initialSession` is the session of the request, for rendering on the server. Without it the page renders signed out. */
export function AuthProvider({
  children,
  initialSession = SIGNED_OUT,
}: {
  children: ReactNode;
  initialSession?: SessionState;
}) {
  const [store] = useState(sessionStore);
  const session = useSyncExternalStore(store.subscribe, store.get, () => initialSession);
  const value = useMemo(
    () => ({ ...session, refreshSession: store.refresh, saveUser: store.save, clearSession: store.clear }),
    [store, session],
  );
  return <AuthContext value={value}>{children}</AuthContext>;
}

export function useAuth(): Auth {
  return useRequiredContext(AuthContext, 'useAuth', 'AuthProvider');
}
