import type { Page } from '@playwright/test';

/** Moves the pointer: the first sign of a visitor, which a page waits for before it loads most of its scripts. */
export const showPresence = (page: Page) => page.mouse.move(5, 5);
