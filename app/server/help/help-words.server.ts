const silentWords = new Set(
  `a about am an and any are as at be been but by can could did do does for from get had has have how i if in into is it
  its me my no not of on or our so some than that the their them then there they this to too was we were what when
  which who why will with would you your`.split(/\s+/),
);

/** What stays of a word for comparing: "prices", "price" and "pricing" are one. `null` for words that tell nothing. */
export function comparableWord(word: string): string | null {
  const plain = word
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’]s?$/, '');
  if (plain === '' || silentWords.has(plain)) return null;
  const stem = plain.replace(/(?:ings?|ed|es|s|e)$/, '');
  return stem.length >= 3 ? stem : plain;
}

/** The words of a text in its order; an e-mail is an email. */
export function wordsOf(text: string): string[] {
  return text.replace(/e-mail/gi, 'email').match(/[\p{L}\p{N}\p{M}][\p{L}\p{N}\p{M}’']*/gu) ?? [];
}
