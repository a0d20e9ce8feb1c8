/** What is read from a page before the checks. All of it is plain data. */

export interface Heading {
  level: number;
  text: string;
}

export interface PageImage {
  /** File name. */
  name: string;
  /** `null` without an `alt` attribute; empty means decorative. */
  alt: string | null;
  /** It is the only content of a link, so its alternative is the name of the link. */
  isOnlyLinkContent: boolean;
}

/** The colours of a text, as six-digit hexadecimal. */
export interface TextColours {
  text: string;
  colour: string;
  background: string;
  /** From 24 px, or 18.66 px in bold: a contrast of 3 to 1 is enough. */
  isLarge: boolean;
}

/** One block of JSON-LD. */
export interface StructuredDataBlock {
  /** Why it cannot be parsed; then it has no items. */
  error?: string;
  hasContext: boolean;
  items: readonly { type: string; fields: readonly string[] }[];
}

export interface PageFacts {
  /** Uncompressed bytes of the document, and of its inline scripts and styles. */
  bytes: number;
  scriptBytes: number;
  styleBytes: number;
  elements: number;
  /** Render-blocking scripts in the head. */
  blockingScripts: readonly string[];
  headings: readonly Heading[];
  images: readonly PageImage[];
  /** Descriptions of links and buttons without a name, and of fields without a label. */
  unnamedControls: readonly string[];
  unlabelledFields: readonly string[];
  textColours: readonly TextColours[];
  /** Selectors with a background image but no background colour. */
  textOverImages: readonly string[];
  /** Declared font sizes below 12 px. */
  smallFontSizes: readonly string[];
  /** Selectors that remove the focus outline, and whether any rule adds another focus style. */
  focusHidingSelectors: readonly string[];
  hasFocusStyle: boolean;
  /** Number of style sheets in other files. */
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
