import { createContext, type ReactNode } from 'react';
import { getToastStore } from './stores';
import type { ToastStore } from './toasts/toast-store';
import { useRequiredContext } from './use-required-context';

export interface NotificationContextValue {
  showToast: ToastStore['push'];
}

const NotificationContext = createContext<NotificationContextValue | undefined>(undefined);

/** Toasts for React. The global script shows them (`app/client/global/toast-view.ts`). */
export function NotificationProvider({ children }: { children: ReactNode }) {
  return <NotificationContext value={{ showToast: getToastStore().push }}>{children}</NotificationContext>;
}

export function useNotification(): NotificationContextValue {
  return useRequiredContext(NotificationContext, 'useNotification', 'NotificationProvider');
}
