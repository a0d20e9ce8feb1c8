import { brotliCompressSync } from 'node:zlib';

const bytes = (parts: Iterable<string>) => [...parts].reduce((sum, part) => sum + Buffer.byteLength(part), 0);

const findBetween = (html: string, start: string, end: string) => {
  const from = html.indexOf(start);
  const until = html.indexOf(end, from);
  return from === -1 || until === -1 ? '' : html.slice(from, until);
};

const findMatches = (html: string, pattern: RegExp) => html.match(pattern) ?? [];

/** A table of what the documents consist of: bytes of the parts, and bytes of the whole after Brotli. The largest is first. */
export function describeDocuments(pages: readonly { path: string; html: string }[]): string {
  const rows = pages.map(({ path, html }) => [
    path,
    brotliCompressSync(html).length,
    Buffer.byteLength(html),
    bytes(findMatches(html, /<style>[\s\S]*?<\/style>/g)),
    bytes([findBetween(html, '<body', '<main')]),
    bytes([findBetween(html, '</main>', '</body>')]),
    bytes(findMatches(html, / class="[^"]*"/g)),
    bytes(findMatches(html, /<svg[\s\S]*?<\/svg>/g)),
  ]);
  const header = ['page', 'after Brotli', 'HTML', 'styles', 'header', 'footer', 'classes', 'drawings'];
  return [header, ...rows.sort((one, other) => Number(other[1]) - Number(one[1]))]
    .map((row) =>
      row.map((cell, index) => (index === 0 ? `${cell}`.padEnd(28) : `${cell}`.padStart(13))).join(''),
    )
    .join('\n');
}
