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
