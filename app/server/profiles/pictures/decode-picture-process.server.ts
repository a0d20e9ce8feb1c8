import sharp from 'sharp';

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
}

/** One WebP file for each edge. Absent when the picture is broken or has another format. */
export interface DecodedPicture {
  squares?: Uint8Array[];
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

async function decode(picture: PictureToDecode): Promise<DecodedPicture> {
  const { content, edges, format, maxPixels, isWhole = false } = picture;
  const options = { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true } as const;
  const metadata = await sharp(content, options).metadata();
  if (metadata.format !== format) return {};
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
