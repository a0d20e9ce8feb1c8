import type { Page } from '@playwright/test';
import { RENDER_LATER_ATTRIBUTE } from '../../app/domain/site/presence-attributes.ts';

/** Lays out the parts below the first screen, as the page does when a visitor is there. What is left out has no size of its own. */
export const layOutWholePage = (page: Page): Promise<void> =>
  page.evaluate((attribute) => {
    for (const part of document.querySelectorAll(`[${attribute}]`)) part.removeAttribute(attribute);
  }, RENDER_LATER_ATTRIBUTE);
