import { isPlainParagraph, isPlainText } from '~/domain/forms/plain-text';

/**
 * Whether the escapes of the path can be decoded, and neither path nor query contains control characters. Applies the text
 * rule of the domain to the parameters of all pages.
 */
export function isReadableUrl({ pathname, searchParams }: URL): boolean {
  try {
    if (!isPlainText(decodeURIComponent(pathname))) return false;
  } catch {
    return false;
  }
  return [...searchParams].flat().every((text) => isPlainParagraph(text));
}

/** The same for the target of a request line. */
export function isReadableTarget(target: string): boolean {
  const url = URL.parse(target, 'http://site.invalid');
  return url !== null && isReadableUrl(url);
}
