import type { ClientAssets } from './client-assets.server';

/**
 * The back office and the journal have stylesheets of their own: all other pages would have to carry their rules. The
 * markers are in app/sections/frames.
 */
export function chooseAssets(assets: ClientAssets, html: string): ClientAssets {
  if (html.includes('data-admin=')) return { ...assets, css: assets.adminCss };
  return html.includes('data-journal=') ? { ...assets, css: assets.blogCss } : assets;
}
