import type { AdminPage } from '~/content/admin/admin-page';

/** The pages with a word that begins with each word of `text`. */
export function findPages(text: string, pages: readonly AdminPage[]): AdminPage[] {
  const wanted = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return [];
  return pages.filter(({ label, keywords }) => {
    const words = `${label} ${keywords}`.toLowerCase().split(/\s+/);
    return wanted.every((begin) => words.some((word) => word.startsWith(begin)));
  });
}
