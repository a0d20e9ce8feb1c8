/** At most `max` characters of a line, without the word that the end would divide. A single word that is longer is divided. */
export function cutAtWord(line: string, max: number): string {
  const characters = [...line];
  if (characters.length <= max) return line;
  const cut = characters.slice(0, max).join('');
  return (characters[max] === ' ' ? cut : cut.replace(/ \S*$/, '')).trim();
}
