/** In characters. The rest of a longer text is not stored. */
export const MAX_GAP_TEXT = 120;
export const MAX_GAP_PATH = 200;

const REMOVED = '…';

/** A word with an at sign. It is looked for only at the start of a word, so that the time grows with the length of the text. */
const EMAIL = /(?<!\S)\S*@\S*/gu;

/** Six digits or more, however they are grouped: telephone numbers, cards, orders, accounts. */
const NUMBER = /\p{N}(?:[\s().+\-_–—,]*\p{N}){5,}/gu;

/** Codes such as ABCD-EFGH-JKLM, also those of UUIDs. */
const GROUPED_CODE =
  /^(?:[\p{L}\p{N}]{4}(?:-[\p{L}\p{N}]{4}){2,}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/u;

const WORD = /[\p{L}\p{N}_-]+/gu;

/** Keys of private links, ids, numbers of orders and of taxes: long, or letters and digits mixed. */
const isKey = (word: string): boolean =>
  GROUPED_CODE.test(word) ||
  (word.match(/\p{N}/gu)?.length ?? 0) >= 6 ||
  word
    .split(/[-_]/)
    .some((part) => part.length >= 24 || (part.length >= 8 && /\p{N}/u.test(part) && /\p{L}/u.test(part)));

/** R-GAP-2: the text without what looks like an email, a number of a person or order, or a key. */
const removePersonalParts = (text: string): string =>
  text
    .replace(EMAIL, REMOVED)
    .replace(WORD, (word) => (isKey(word) ? REMOVED : word))
    .replace(NUMBER, REMOVED);

/** One line in lower case, so that texts that differ only in spelling are counted together. */
const toLine = (text: string): string =>
  text
    .toWellFormed()
    .normalize('NFKC')
    .replace(/[\p{C}\uFFFD\s]+/gu, ' ')
    .toLowerCase();

const cut = (text: string, length: number): string => [...text].slice(0, length).join('').trim();

/** How a search or a question is counted. `undefined` when nothing is left of it. Accepts any text. */
export function toGapText(typed: string): string | undefined {
  const line = removePersonalParts(toLine(typed.slice(0, MAX_GAP_TEXT * 8)));
  const text = cut(line.replace(/^[\s\p{P}\p{S}]+|[\s?!.,;:]+$/gu, ''), MAX_GAP_TEXT);
  return /[\p{L}\p{N}]/u.test(text) ? text : undefined;
}

/** Some programs encode a path more than once. */
const MAX_ENCODINGS = 5;

/** Shortens each email to its at sign, which removes it later on. */
const shortenEmails = (path: string): string =>
  path
    .split('/')
    .map((segment) => segment.replace(EMAIL, '@'))
    .join('/');

/** Calls `change` before each decoding and after the last one. `undefined` for a path that cannot be read. */
function decodePath(path: string, change = (text: string): string => text): string | undefined {
  let decoded = change(path);
  for (let times = 0; times < MAX_ENCODINGS; times++) {
    if (!decoded.includes('%')) return decoded;
    const before = decoded;
    try {
      decoded = change(decodeURIComponent(decoded));
    } catch {
      return undefined;
    }
    if (decoded === before) return decoded;
  }
  return undefined;
}

/**
 * How an unknown path is counted: as it is, so that a redirect can begin there, or readable and without what looks personal.
 * `undefined` for one that cannot be read. Accepts any path.
 */
export function toGapPath(path: string): string | undefined {
  // An email may contain a percent sign, and would not be one word once it is decoded.
  const decoded = decodePath(path, shortenEmails);
  if (decoded === undefined) return undefined;
  const line = toLine(decoded);
  const clean = line.split('/').map(removePersonalParts).join('/');
  if (clean === line && path.length <= MAX_GAP_PATH && /^[\x21-\x7e]+$/.test(path)) return path.toLowerCase();
  return cut(clean, MAX_GAP_PATH);
}

/** Whether a redirect can begin at the path: nothing of it was removed or cut. */
export const isWholePath = (text: string): boolean =>
  text.length < MAX_GAP_PATH && /^\/[\x21-\x7e]+$/.test(text);

/** Programs of other servers, hidden files, and the files of backups and settings. */
const PROBE =
  /\.(?:php\d?|phtml|aspx?|ashx|jspx?|cgi|env|git|sql|bak|old|ini|cfg|conf|ya?ml|toml|zip|t?gz|tar|rar|7z|log|sh|exe|dll|do|action|pem|key)(?:$|[/~.])|\/\.(?!well-known(?:\/|$))|\/(?:wp|wp-(?:admin|login|content|includes|json|config|cron)|wordpress|xmlrpc|phpmyadmin|pma|mysql|cgi-bin|vendor|actuator|boaform|hnap1|solr|jenkins|owa|autodiscover|telescope|_profiler|_ignition|node_modules|etc)(?:\/|$)|\.\./i;

/** R-GAP-3: whether programs try the path on every site. Such paths have a view of their own. */
export const isProbe = (path: string): boolean => PROBE.test(decodePath(path) ?? path);
