import type { ContentRecord, FileContents } from '../db/file-contents.server';
import type { PictureFormat } from '../db/schema/product-history.server';

interface PictureFile {
  width: number;
  format: PictureFormat;
  content: Uint8Array;
}

/** A file of a picture whose content is stored. A row is to be written. */
interface PlacedPictureFile extends Omit<PictureFile, 'content'> {
  content: Uint8Array | null;
  contentRecord: ContentRecord | null;
}

/** Runs before the transaction that writes the rows. */
export async function placePictureFiles(
  contents: FileContents,
  files: readonly PictureFile[],
): Promise<PlacedPictureFile[]> {
  const placed: PlacedPictureFile[] = [];
  for (const { width, format, content: drawn } of files) {
    const { content, record } = await contents.put(drawn, `image/${format}`);
    placed.push({ width, format, content, contentRecord: record });
  }
  return placed;
}
