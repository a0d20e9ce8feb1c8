import type { Page } from '@playwright/test';
import type { Toast } from '../../../app/domain/site/toast';

interface ToastQueue {
  push(toast: Toast): number;
}

/**
 * Shows a toast. Page scripts and the global script share one queue in the document. The script that shows toasts is loaded
 * for the first one.
 */
export async function showToast(page: Page, shown: Toast): Promise<void> {
  await page.evaluate((value) => {
    const registry: Map<string, ToastQueue> = Reflect.get(document, Symbol.for('tessera.state'));
    registry.get('toasts')?.push(value);
  }, shown);
  const region = page.getByRole('status', { name: 'Notifications' });
  await region.getByText(shown.text, { exact: true }).last().waitFor();
}
