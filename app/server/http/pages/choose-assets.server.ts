import type { ClientAssets } from './client-assets.server';

/** Pages of the back office have a stylesheet of their own: all other pages would have to carry its rules. */
export const chooseAssets = (assets: ClientAssets, html: string): ClientAssets =>
  html.includes('data-admin=') ? { ...assets, css: assets.adminCss } : assets;
