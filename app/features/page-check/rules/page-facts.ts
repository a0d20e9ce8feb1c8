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
  isOnlyLinkContent: boolean;
}

/** The colours of some words, as six-digit hexadecimal. */
export interface TextColours {
  text: string;
  colour: string;
  background: string;
  /** From 24 px, or from 18.66 px in bold: 3 to 1 is enough for these. */
  isLarge: boolean;
}

/** One block of JSON-LD. */
export interface StructuredDataBlock {
  /** Why it cannot be read; then it has no items. */
  error?: string;
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
  unnamedControls: readonly string[];
  unlabelledFields: readonly string[];
  textColours: readonly TextColours[];
  /** Words that lie on a picture with no colour behind it. */
  textOverImages: readonly string[];
  /** Font sizes below 12 px, as they are declared. */
  smallFontSizes: readonly string[];
  /** Selectors that take the focus ring away, and whether any rule draws another. */
  focusHidingSelectors: readonly string[];
  hasFocusStyle: boolean;
  /** Style sheets in files of their own, which nobody can see in the document. */
  externalStylesheets: number;
  language: string | null;
  viewport: string | null;
  titles: readonly string[];
  descriptions: readonly string[];
  canonicals: readonly string[];
  robots: string | null;
  shareTitle: string | null;
  shareImage: string | null;
  structuredData: readonly StructuredDataBlock[];
}
