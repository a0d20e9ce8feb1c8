/** A node of the syntax tree of HTML (hast): the root, an element or a text. */
export interface HtmlNode {
  type: string;
  tagName?: string;
  properties?: Record<string, unknown>;
  children?: HtmlNode[];
  value?: string;
}
