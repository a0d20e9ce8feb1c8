import { createContext, type ReactNode, useMemo, useState, useSyncExternalStore } from 'react';
import type { Toast } from '~/domain/site/toast';
import { toastStore } from './stores';
import { NO_TOASTS, type ShownToast, type ToastStore } from './toasts/toast-store';
import { useRequiredContext } from './use-required-context';

export interface NotificationContextValue {
  toasts: readonly ShownToast[];
  showToast: (toast: Toast) => number;
  dismiss: ToastStore['dismiss'];
  pause: ToastStore['pause'];
  resume: ToastStore['resume'];
}

const NotificationContext = createContext<NotificationContextValue | undefined>(undefined);

export function NotificationProvider({ children }: { children: ReactNode }) {
  const [store] = useState(toastStore);
  const toasts = useSyncExternalStore(store.subscribe, store.get, () => NO_TOASTS);
  const value = useMemo(
    () => ({
      toasts,
      showToast: store.push,
      dismiss: store.dismiss,
      pause: store.pause,
      resume: store.resume,
    }),
    [store, toasts],
  );
  return <NotificationContext value={value}>{children}</NotificationContext>;
}

export function useNotification(): NotificationContextValue {
  return useRequiredContext(NotificationContext, 'useNotification', 'NotificationProvider');
}
