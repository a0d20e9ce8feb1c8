const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for HTML and XML, in elements and in attributes with double quotes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character);
