/** Words that mean something together, and the one word of the site for the same thing. */
const PHRASES: readonly (readonly [phrase: RegExp, words: string])[] = [
  [/\bcall(?:ed|ing)? off\b/, 'cancel'],
  [
    /\b(?:can(?:no|['’])?t|could not|couldn['’]t|unable to) (?:come|attend|make it|be there)\b/,
    'cancel seat',
  ],
  [/\b(?:turn|show)(?:s|ed|ing)? up\b/, 'attendance'],
  [/\bno[- ]shows?\b/, 'attendance'],
  [/\bsign(?:s|ed|ing)?[- ]?ups?\b/, 'signup'],
  [/\blog(?:s|ged|ging)?[- ](?:in|on)\b/, 'login'],
  [/\b(?:second|two|2)[- ](?:step|factor)\b/, '2fa'],
  [/\b(?:google|g|apple)[- ]pay\b/, 'gpay'],
  [/\bphone[- ]pe\b/, 'phonepe'],
  [/\b(?:credit|debit) cards?\b/, 'card'],
  [/\bcash on delivery\b/, 'cod'],
  [/\b(?:i['’]?m|i am|we are|we['’]re) (?:broke|poor|short of money)\b/, 'afford'],
  [/\b(?:opening|office|business|working) (?:hours|times)\b/, 'opening hours'],
  [/\bwish list\b/, 'wishlist'],
  [/\b(?:house|flat|door|street) (?:number|name)\b/, 'address'],
  [/\b(?:post|zip|pin) ?code\b/, 'address'],
  [/\b(?:money|pay|paid) back\b/, 'refund'],
  [/\b(?:send|sent|give|gave|bring|take)(?: \p{L}+){0,3} back\b/u, 'return'],
  [/\btak(?:e|ing) part\b/, 'participate'],
  [/\bweek by week\b/, 'process'],
  [/\bhand(?:ed)? (?:it |this |them )?in\b/, 'submit'],
  [/\b(?:take|in) my place\b|\binstead of me\b/, 'transfer'],
  [/\bget rid of\b/, 'delete'],
  [/\b(?:in[- ]house|on[- ]site|at our (?:place|office))\b/, 'office'],
  [/\bwi[- ]fi\b/, 'wifi'],
  [/\b(?:switch|turn)(?:ed)? (?:java)?scripts? off\b|\bwithout (?:java)?scripts?\b/, 'javascript'],
  [/\b(?:over|switch|move|migrate|import) from\b/, 'move'],
  // Shares of a company, not what the shop has.
  [/\bstocks\b/, 'stockmarket'],
];

/** A query in lower case with the words of the site in place of its phrases. */
export const replacePhrases = (query: string): string =>
  PHRASES.reduce(
    (text, [phrase, words]) => text.replaceAll(new RegExp(phrase, `g${phrase.flags}`), words),
    query.toLowerCase(),
  );
