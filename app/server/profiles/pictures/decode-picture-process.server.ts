import sharp from 'sharp';

/**
 * A program of its own: it draws squares from the picture it is sent, and ends. A decoder works in native threads that
 * nothing in the same process can stop; a process can be ended from outside. It imports nothing of the site, so that
 * Node runs it as it stands here, and the build as one file.
 */
export interface PictureToDecode {
  content: Uint8Array;
  /** Of the squares, in pixels. */
  edges: readonly number[];
  /** What the file must be, as the library calls it. */
  format: string;
  mostPixels: number;
  /** Scales the whole picture down to the edges instead of cutting squares. A small picture keeps its size. */
  isWhole?: boolean;
}

/** As WebP, one for each edge; nothing when the picture is broken or something else than its name says. */
export interface DecodedPicture {
  squares?: Uint8Array[];
}

/** Everything else that the library could open stays shut. */
const READERS = ['VipsForeignLoadPngBuffer', 'VipsForeignLoadJpegBuffer', 'VipsForeignLoadWebpBuffer'];

sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: READERS });
sharp.concurrency(1);

async function decode(picture: PictureToDecode): Promise<DecodedPicture> {
  const { content, edges, format, mostPixels, isWhole = false } = picture;
  const reading = { limitInputPixels: mostPixels, failOn: 'error', sequentialRead: true } as const;
  const facts = await sharp(content, reading).metadata();
  if (facts.format !== format) return {};
  const squares: Uint8Array[] = [];
  for (const edge of edges) {
    const square = await sharp(squares[0] ?? content, { ...reading, autoOrient: true })
      .resize(edge, edge, isWhole ? { fit: 'inside', withoutEnlargement: true } : { fit: 'cover' })
      .webp({ quality: 82 })
      .toBuffer();
    squares.push(square);
  }
  return { squares };
}

// Without the site there is nobody to draw for.
process.once('disconnect', () => process.exit());
process.once('message', (sent: PictureToDecode) => {
  decode(sent)
    .catch((): DecodedPicture => ({}))
    .then((decoded) => process.send?.(decoded, () => process.disconnect()));
});
