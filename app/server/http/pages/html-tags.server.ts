const VOID_ELEMENTS = new Set(['br', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr', 'col']);

/** A tag in HTML that React rendered. Its groups: the slash of an end tag, the name, the attributes. */
export const HTML_TAG = /<(\/?)([a-z][a-z\d]*)((?:[^>"]|"[^"]*")*)>/gi;

/** Whether a tag has no end tag: a void element, or an empty element of a drawing. */
export const hasNoEndTag = (name: string, attributes: string): boolean =>
  VOID_ELEMENTS.has(name) || attributes.endsWith('/');
