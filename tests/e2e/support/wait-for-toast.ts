import type { Page } from '@playwright/test';

/**
 * Waits for a toast. A toast about the cart shows for one second, and `expect` looks once a second after its first attempts:
 * it could miss the toast.
 */
export const waitForToast = (page: Page, text: string): Promise<void> => page.getByText(text).waitFor();
