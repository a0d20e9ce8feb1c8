const MOST_WORDS = 24;
const LONGEST_WORD = 40;

/** Words of every question that say nothing about what is asked. */
const silentWords = new Set(
  `a about after all also am an and any are as at be been being but by can come could did do does don doing for from get
  give go going happen happens had has have having he hello her here hey hi him his how i if in into is isn it its just know let like
  make many may me might more most much must my need no not of off often on once only or other our ours out over own
  please really same say shall she should show so some someone somebody such take tell than thank thanks that the their them then there
  these they thing things this those through to too under until up us use very want was we were what when where which
  while who whom whose why will with would yes you your yours`.split(/\s+/),
);

/** Endings that tell forms of one word apart: prices and pricing, delivery and delivered. */
const ending = /(?:ments?|ings?|ies|ed|es|s|e|y)$/;
const SHORTEST_STEM = 3;

/** Every word of letters and digits in lower case, without possessive endings. */
export function splitWords(text: string): string[] {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('e-mail', 'email')
    .replace(/(?<=\p{L})['’]\p{L}*/gu, '');
  return plain.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
}

/** What stays of a word when its ending is taken off; `undefined` for words that tell nothing. */
export function stemWord(word: string): string | undefined {
  const isLoneLetter = /^\p{L}$/u.test(word);
  if (isLoneLetter || silentWords.has(word)) return undefined;
  const stem = word.replace(ending, '');
  return stem.length >= SHORTEST_STEM ? stem : word;
}

/** The words of a question that tell what is asked, each once. */
export function significantWords(question: string): string[] {
  const telling = splitWords(question).filter(
    (word) => word.length <= LONGEST_WORD && stemWord(word) !== undefined,
  );
  return [...new Set(telling)].slice(0, MOST_WORDS);
}
