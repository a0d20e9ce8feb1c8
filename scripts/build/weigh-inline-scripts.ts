import { brotliCompressSync } from 'node:zlib';

const INLINE_SCRIPT = /<script(?![^>]*\bsrc=)(?![^>]*application\/)[^>]*>([\s\S]*?)<\/script>/g;

/**
 * Bytes of the inline scripts of a page after Brotli. As in the page, the same script again adds nothing, and one of a few characters is
 * not longer than before.
 */
export function weighInlineScripts(html: string): number {
  const scripts = new Set([...html.matchAll(INLINE_SCRIPT)].map(([, content = '']) => content));
  return [...scripts].reduce(
    (sum, content) => sum + Math.min(content.length, brotliCompressSync(content).length),
    0,
  );
}
