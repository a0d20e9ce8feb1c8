import type { ClientAssets } from './client-assets.server';

/**
 * The back office, the journal and the page of components have stylesheets of their own: all other pages would have to carry their
 * rules. The markers are in app/sections/frames and on that page.
 */
export function chooseAssets(assets: ClientAssets, html: string): ClientAssets {
  if (html.includes('data-admin=')) return { ...assets, css: assets.adminCss };
  if (html.includes('data-dev-ui=')) return { ...assets, css: assets.devUiCss };
  return html.includes('data-journal=') ? { ...assets, css: assets.blogCss } : assets;
}
