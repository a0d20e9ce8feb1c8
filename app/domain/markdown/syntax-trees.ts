/** A node of the syntax tree of Markdown (mdast), as far as the plugins here read it. */
export interface MarkdownNode {
  type: string;
  /** Of text and code. */
  value?: string;
  /** Of pictures. */
  alt?: string | null;
  /** Of headings: 2 for `##`. */
  depth?: number;
  children?: MarkdownNode[];
  /** How the node becomes HTML. */
  data?: { hName?: string; hProperties?: Record<string, string>; estree?: unknown };
}

export interface MarkdownParent extends MarkdownNode {
  children: MarkdownNode[];
}

/** The text of a node without markup. A picture has its alternative text. */
export const getText = ({ value, alt, children }: MarkdownNode): string =>
  value ?? alt ?? children?.map(getText).join('') ?? '';

/** A node of the syntax tree of HTML (hast): the root, an element, a text or a component of an article. */
export interface HtmlNode {
  type: string;
  tagName?: string;
  properties?: Record<string, unknown>;
  children?: HtmlNode[];
  value?: string;
  /** Of code in a block: what follows its language. */
  data?: { meta?: string };
  /** Of a component. Its attributes are those of MDX; scripts/build/articles has replaced expressions by their values. */
  name?: string;
  attributes?: unknown[];
}
