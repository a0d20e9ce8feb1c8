import type { Glaze } from '../glaze';

/** Returns up to two characters: the first ones of the first and the last word. */
export function getInitials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const firstAndLast = words.length > 1 ? [words[0], words[words.length - 1]] : words;
  return firstAndLast.map((word) => Array.from(word ?? '')[0]?.toUpperCase() ?? '').join('');
}

const GLAZES: readonly Glaze[] = ['peacock', 'marigold', 'gulal', 'jade', 'vermilion', 'indigo'];

/** The same name always has the same glaze. */
export function pickAvatarGlaze(name: string): Glaze {
  let hash = 7;
  for (const character of name) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 9973;
  return GLAZES[hash % GLAZES.length] ?? 'peacock';
}
