import type { Glaze } from '../glaze';

/** Up to two letters: the first of the first and of the last word. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words[words.length - 1]] : words;
  return ends.map((word) => Array.from(word ?? '')[0]?.toUpperCase() ?? '').join('');
}

const GLAZES: readonly Glaze[] = ['peacock', 'marigold', 'gulal', 'jade', 'vermilion', 'indigo'];

/** The same name always has the same glaze. */
export function avatarGlaze(name: string): Glaze {
  let sum = 7;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return GLAZES[sum % GLAZES.length] ?? 'peacock';
}
