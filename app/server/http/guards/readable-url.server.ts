import { isPlainParagraph, isPlainText } from '~/domain/forms/plain-text';

/**
 * Whether an address can mean anything: the escapes of its path can be decoded, and neither path nor query holds control
 * characters. The domain's text rule, for all parameters of all pages at once.
 */
export function isReadableUrl({ pathname, searchParams }: URL): boolean {
  try {
    if (!isPlainText(decodeURIComponent(pathname))) return false;
  } catch {
    return false;
  }
  return [...searchParams].flat().every((text) => isPlainParagraph(text));
}

/** The same for what a request line asks for. */
export function isReadableTarget(target: string): boolean {
  const url = URL.parse(target, 'http://site.invalid');
  return url !== null && isReadableUrl(url);
}
