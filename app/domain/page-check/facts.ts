/** What is read from a page before it is judged. Everything is plain data: where it came from is not kept. */

export interface Heading {
  level: number;
  text: string;
}

export interface PageImage {
  /** Its file, as short as it can be told from others. */
  name: string;
  /** `null` where there is no `alt` at all; empty means "says nothing on purpose". */
  alt: string | null;
  /** The only content of a link, whose name it therefore is. */
  namesLink: boolean;
}

/** The colours of some words, as six-digit hexadecimal. */
export interface WordColours {
  text: string;
  colour: string;
  ground: string;
  /** From 24 px, or from 18.66 px in bold: 3 to 1 is enough for these. */
  large: boolean;
}

/** One block of JSON-LD. */
export interface StructuredBlock {
  /** Why it cannot be read; then it has no items. */
  fault?: string;
  hasContext: boolean;
  items: readonly { type: string; fields: readonly string[] }[];
}

export interface PageFacts {
  /** Bytes of the document itself, uncompressed, and of what is written into it. */
  bytes: number;
  scriptBytes: number;
  styleBytes: number;
  elements: number;
  /** Scripts in the head that make everything wait. */
  blockingScripts: readonly string[];
  headings: readonly Heading[];
  images: readonly PageImage[];
  /** Links and buttons without a word, and fields without a label: how they begin. */
  nameless: readonly string[];
  unlabelled: readonly string[];
  colours: readonly WordColours[];
  /** Words that lie on a picture with no colour behind it. */
  onPictures: readonly string[];
  /** Font sizes below 12 px, as they are declared. */
  tinySizes: readonly string[];
  /** Selectors that take the focus ring away, and whether any rule draws another. */
  hiddenFocus: readonly string[];
  drawsFocus: boolean;
  /** Style sheets in files of their own, which nobody can see in the document. */
  styleFiles: number;
  language: string | null;
  viewport: string | null;
  titles: readonly string[];
  descriptions: readonly string[];
  canonicals: readonly string[];
  robots: string | null;
  shareTitle: string | null;
  sharePicture: string | null;
  structured: readonly StructuredBlock[];
}
