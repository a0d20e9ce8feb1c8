import type { Page } from '@playwright/test';
import type { Toast } from '../../../app/domain/site/toast';

interface ToastQueue {
  push(toast: Toast): number;
}

/** Shows a toast. Page scripts and the global script share one queue in the document. */
export const showToast = (page: Page, shown: Toast) =>
  page.evaluate((value) => {
    const registry: Map<string, ToastQueue> = Reflect.get(document, Symbol.for('tessera.state'));
    registry.get('toasts')?.push(value);
  }, shown);
