/** The structure of a picture file, read without decompressing anything. Edges are in pixels. */
export interface PictureStructure {
  width: number;
  height: number;
  isAnimated: boolean;
  /** Bytes of compressed texts and colour profiles, which a decoder decompresses. */
  compressedExtras: number;
  /** Number of parts other than pixels. */
  extras: number;
  /** Number of scans over all pixels. */
  passes: number;
}
