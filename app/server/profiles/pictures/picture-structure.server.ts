/** What a file says of itself, read without unpacking anything. Sizes in bytes, edges in pixels. */
export interface PictureStructure {
  width: number;
  height: number;
  isAnimated: boolean;
  /** Texts and colour profiles, as far as they are unpacked when the picture is. */
  packedExtras: number;
  /** Parts beside the pixels. */
  extras: number;
  /** How often a decoder goes over all pixels. */
  passes: number;
}
