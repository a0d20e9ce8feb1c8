import sharp, { type Sharp } from 'sharp';

/**
 * A separate program: it draws squares from one picture and ends. The decoder uses native threads, which cannot be stopped
 * within the process; a process can be killed. The program imports nothing of the site, so that Node runs this file, and the
 * build is one file.
 */
export interface PictureToDecode {
  content: Uint8Array;
  /** Edge lengths of the squares, in pixels. */
  edges: readonly number[];
  /** The expected format, as sharp names it. */
  format: string;
  maxPixels: number;
  /** Scales the whole picture down to the edges instead of cutting squares. A small picture keeps its size. */
  isWhole?: boolean;
  /** Draws the whole picture in all edge lengths and formats for the pages of the site, instead of squares. */
  isPublished?: boolean;
}

export interface PublishedPicture {
  /** Of the largest file, in pixels. */
  width: number;
  height: number;
  /** The average colour, as `#rrggbb`. */
  tint: string;
  files: { width: number; format: 'avif' | 'webp'; content: Uint8Array }[];
}

/** One WebP file for each edge, or the published picture. Empty when the picture is broken or has another format. */
export interface DecodedPicture {
  squares?: Uint8Array[];
  published?: PublishedPicture;
}

/** All other loaders of the library are blocked. */
const ALLOWED_LOADERS = [
  'VipsForeignLoadPngBuffer',
  'VipsForeignLoadJpegBuffer',
  'VipsForeignLoadWebpBuffer',
];

sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ALLOWED_LOADERS });
sharp.concurrency(1);

const toHex = (mean: number) => Math.round(mean).toString(16).padStart(2, '0');

/** A low effort: it takes a tenth of the time for files that are a few per cent larger. */
const AVIF = { quality: 55, effort: 2 };
const WEBP = { quality: 82 };

/** Scales once from the file, and then from its pixels. Transparent parts become white. */
async function publish(picture: Sharp, edges: readonly number[]): Promise<PublishedPicture> {
  const largest = Math.max(...edges);
  const { data, info } = await picture
    .resize(largest, largest, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const pixels = () => sharp(data, { raw: { width, height, channels } });
  const files: PublishedPicture['files'] = [];
  for (const edge of [...edges.filter((smaller) => smaller < width), width]) {
    const scaled = () => pixels().resize(edge);
    files.push({ width: edge, format: 'webp', content: await scaled().webp(WEBP).toBuffer() });
    files.push({ width: edge, format: 'avif', content: await scaled().avif(AVIF).toBuffer() });
  }
  const { channels: colours } = await pixels().stats();
  const tint = `#${colours
    .slice(0, 3)
    .map(({ mean }) => toHex(mean))
    .join('')}`;
  return { width, height, tint, files };
}

async function decode(picture: PictureToDecode): Promise<DecodedPicture> {
  const { content, edges, format, maxPixels, isWhole = false, isPublished = false } = picture;
  const options = { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true } as const;
  const metadata = await sharp(content, options).metadata();
  if (metadata.format !== format) return {};
  if (isPublished)
    return { published: await publish(sharp(content, { ...options, autoOrient: true }), edges) };
  const squares: Uint8Array[] = [];
  for (const edge of edges) {
    const square = await sharp(squares[0] ?? content, { ...options, autoOrient: true })
      .resize(edge, edge, isWhole ? { fit: 'inside', withoutEnlargement: true } : { fit: 'cover' })
      .webp({ quality: 82 })
      .toBuffer();
    squares.push(square);
  }
  return { squares };
}

// The process of the site ended.
process.once('disconnect', () => process.exit());
process.once('message', (sent: PictureToDecode) => {
  decode(sent)
    .catch((): DecodedPicture => ({}))
    .then((decoded) => process.send?.(decoded, () => process.disconnect()));
});
