/** Words that visitors use, and the words of the products for the same thing. */
const THINGS: Readonly<Record<string, readonly string[]>> = {
  tshirt: ['tee'],
  shirt: ['tee'],
  sweater: ['crewneck'],
  sweatshirt: ['crewneck'],
  jumper: ['crewneck'],
  pullover: ['crewneck'],
  hoodie: ['crewneck'],
  cup: ['mug'],
  flask: ['bottle'],
  bag: ['tote', 'sleeve'],
  case: ['sleeve'],
  mousepad: ['mat'],
  light: ['lamp'],
  diary: ['notebook'],
  notepad: ['notebook'],
  badge: ['pins'],
  brooch: ['pins'],
  print: ['poster'],
  voucher: ['gift'],
  coupon: ['gift'],
  ticket: ['seat'],
};

/** Plain names of colours, and the glazes that they mean. */
const COLOURS: Readonly<Record<string, readonly string[]>> = {
  red: ['vermilion'],
  orange: ['vermilion', 'marigold'],
  yellow: ['marigold'],
  green: ['jade', 'peacock'],
  blue: ['indigo', 'peacock'],
  pink: ['gulal'],
  black: ['basalt', 'dark'],
  grey: ['slate', 'basalt'],
  gray: ['slate', 'basalt'],
  beige: ['natural', 'sand', 'bone'],
  brown: ['natural', 'sand'],
};

const find = (words: Readonly<Record<string, readonly string[]>>, word: string): readonly string[] => {
  const name = [word, word.replace(/s$/, '')].find((form) => Object.hasOwn(words, form));
  return name === undefined ? [] : (words[name] ?? []);
};

/** The words of the products for a word in lower case; empty for most words. */
export const findSynonyms = (word: string): readonly string[] => [
  ...find(THINGS, word),
  ...find(COLOURS, word),
];

export const isColourWord = (word: string): boolean => find(COLOURS, word).length > 0;

/** "size L", and the sizes that are no other word: "XXL". */
const SIZE = /\bsize\s+(\d?x{0,3}[sml]|\d{2})\b|\b(x{1,3}[sl]|\dxl)\b/i;

/** Takes the size out of a search text: `{ text: 'tee', size: 'L' }`. Also makes "T-shirt" one word. */
export function splitSize(text: string): { text: string; size?: string } {
  const plain = text.replace(/\bt[-\s]shirt/gi, 'tshirt');
  const match = SIZE.exec(plain);
  const size = match?.[1] ?? match?.[2];
  if (!match || size === undefined) return { text: plain };
  return { text: plain.replace(match[0], ' ').trim(), size: size.toUpperCase() };
}
