import { isPlainParagraph, isPlainText } from '~/domain/forms/plain-text';

/**
 * Whether the escapes of the path can be decoded, and neither path nor query contains control characters. Applies the text
 * rule of the domain to the parameters of all pages.
 */
export const isReadableUrl = ({ pathname, searchParams }: URL): boolean =>
  isReadablePath(pathname) && [...searchParams].flat().every((text) => isPlainParagraph(text));

/** Whether the escapes of a path can be decoded to plain text. */
export function isReadablePath(pathname: string): boolean {
  try {
    return isPlainText(decodeURIComponent(pathname));
  } catch {
    return false;
  }
}

/** Whether the target of a request line is a readable URL. */
export function isReadableTarget(target: string): boolean {
  const url = URL.parse(target, 'http://site.invalid');
  return url !== null && isReadableUrl(url);
}
