import { data } from 'react-router';
import { services } from '~/server/services.server';
import type { Route } from './+types/uploaded-picture-resource';

/** The id of the picture, the width and the format. */
const FILE = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-(\d{1,4})\.(avif|webp)$/;

/** A file of an uploaded picture of a product, an article or a help article. Another picture has another id, so that browsers may store it for good. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const [, pictureId, width, format] = FILE.exec(params.file) ?? [];
  if (!pictureId || (format !== 'avif' && format !== 'webp')) throw data(null, { status: 404 });
  const { productManagement, textPictures } = context.get(services);
  const file = { pictureId, width: Number(width), format } as const;
  const content =
    (await productManagement.readPictureFile(file)) ?? (await textPictures.readPictureFile(file));
  if (!content) throw data(null, { status: 404 });
  return new Response(Uint8Array.from(content), {
    headers: {
      'Content-Type': `image/${format}`,
      'Content-Length': String(content.byteLength),
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cache-Control': 'public, max-age=31536000, immutable',
    },
  });
}
