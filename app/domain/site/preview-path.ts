/**
 * The path of a page's preview image, which sites show for a shared link. The build renders one JPEG for each page.
 * `pagePath` has the query when it selects the content.
 */
export function buildPreviewPath(pagePath: string): string {
  const name = pagePath
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return `/previews/${name || 'home'}.jpg`;
}

/** In pixels: the size that the Open Graph consumers recommend. */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const;
