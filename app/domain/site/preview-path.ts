/**
 * Where the picture lies that a shared link to `address` shows: one JPEG a page, drawn by the build. `address` is a path
 * of this site, with its query where that chooses the content.
 */
export function previewPath(address: string): string {
  const name = address
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return `/previews/${name || 'home'}.jpg`;
}

/** In pixels; what every service that shows links asks for. */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const;
