const MAX_WORDS = 24;
const MAX_WORD_LENGTH = 40;

/** Frequent words that do not show what a question is about. */
const STOP_WORDS = new Set(
  `a about after all also am an and any are as at be been being but by can come could did do does don doing for from get
  give go going happen happens had has have having he hello her here hey hi him his how i if in into is isn it its just now came still yet know let like
  make many may me might more most much must my need no not of off often on once only or other our ours out over own
  please really same say shall she should show so some someone somebody such take tell than thank thanks that the their them then there
  these they thing things this those through to too under until up us use very want was we were what when where which
  while who whom whose why will with would yes you your yours`.split(/\s+/),
);

/** Words that say little about the subject of a question, and numbers. They are searched, and hardly count. */
const WEAK_WORDS = new Set(
  `able ago already always amount anybody anyone anything article articles beside besides big bit boss brother day days
  during else enough ever everybody everyone everything extra father fine finished fix friend friends gave given good
  half hour husband instead item items join kind long lot lots marked mind minute minutes mom month months morning
  mother never new nice nothing number numbers ok okay old one option options person possible probably problem put
  question quite reason right second seconds sent several sister soon stuff suddenly supposed sure three time times
  today tomorrow tonight tried try trying two type typed use used using wait wanted wants way ways week weeks wife
  wish year years yesterday`.split(/\s+/),
);

export const isWeakWord = (word: string): boolean => WEAK_WORDS.has(word) || /^\p{N}+$/u.test(word);

/** Endings of forms of one word: prices and pricing, delivery and delivered. */
const ENDING = /(?:ments?|ings?|ies|ed|es|s|e|y)$/;
const MIN_STEM_LENGTH = 3;

/** The words of letters and digits in lower case, without possessive endings. */
export function splitWords(text: string): string[] {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('e-mail', 'email')
    .replace(/(?<=\p{L})['’]\p{L}*/gu, '');
  return plain.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
}

/** The word without its ending. `undefined` for stop words and single letters. */
export function stemWord(word: string): string | undefined {
  const isSingleLetter = /^\p{L}$/u.test(word);
  if (isSingleLetter || STOP_WORDS.has(word)) return undefined;
  const stem = word.replace(ENDING, '');
  return stem.length >= MIN_STEM_LENGTH ? stem : word;
}

/** The words of a question without stop words, each once, 24 at most. */
export function listSignificantWords(question: string): string[] {
  const significant = splitWords(question).filter(
    (word) => word.length <= MAX_WORD_LENGTH && stemWord(word) !== undefined,
  );
  return [...new Set(significant)].slice(0, MAX_WORDS);
}
