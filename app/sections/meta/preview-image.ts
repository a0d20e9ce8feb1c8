import type { MetaDescriptor } from 'react-router';
import { buildPreviewPath, PREVIEW_SIZE } from '~/domain/site/preview-path';
import { site } from '~site';
import type { ToAbsoluteUrl } from '../structured-data/thing';

export interface PreviewImage {
  /** Path on this site. */
  src: string;
  alt: string;
  width?: number;
  height?: number;
}

/** The preview picture that the build generates for every page: see server/previews. */
export const createPreviewImage = (title: string, path: string): PreviewImage => ({
  src: buildPreviewPath(path),
  alt: `“${title}”, beside glazed tiles: ${site.name}`,
  ...PREVIEW_SIZE,
});

export const createPreviewMeta = (
  { src, alt, width, height }: PreviewImage,
  toAbsoluteUrl: ToAbsoluteUrl,
): MetaDescriptor[] => [
  { property: 'og:image', content: toAbsoluteUrl(src) },
  { property: 'og:image:alt', content: alt },
  ...(width && height
    ? [
        { property: 'og:image:width', content: String(width) },
        { property: 'og:image:height', content: String(height) },
      ]
    : []),
  { name: 'twitter:card', content: 'summary_large_image' },
];
