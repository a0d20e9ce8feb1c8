import { createContext, type ReactNode, useMemo, useState, useSyncExternalStore } from 'react';
import type { Toast } from '~/domain/toast';
import {
  NO_NOTIFICATIONS,
  type Notification,
  type NotificationStore,
} from './notifications/notification-store';
import { notificationStore } from './stores';
import { useRequiredContext } from './use-required-context';

export interface Notifications {
  notifications: readonly Notification[];
  notify: (toast: Toast) => number;
  dismiss: NotificationStore['dismiss'];
  pause: NotificationStore['pause'];
  resume: NotificationStore['resume'];
}

const NotificationContext = createContext<Notifications | undefined>(undefined);

export function NotificationProvider({ children }: { children: ReactNode }) {
  const [store] = useState(notificationStore);
  const notifications = useSyncExternalStore(store.subscribe, store.get, () => NO_NOTIFICATIONS);
  const value = useMemo(
    () => ({
      notifications,
      notify: store.push,
      dismiss: store.dismiss,
      pause: store.pause,
      resume: store.resume,
    }),
    [store, notifications],
  );
  return <NotificationContext value={value}>{children}</NotificationContext>;
}

export function useNotification(): Notifications {
  return useRequiredContext(NotificationContext, 'useNotification', 'NotificationProvider');
}
