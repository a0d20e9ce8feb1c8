import { COMMON_PASSWORD_WORDS } from './common-passwords';

/** In characters. Length is required, a mixture of character types is not (NIST SP 800-63B §3.1.1). */
export const PASSWORD_LENGTH = { min: 10, max: 128 } as const;

/** Facts about the user that an attacker tries first. */
export interface PasswordUserInputs {
  email?: string;
  name?: string;
}

/** Characters that replace letters: `p@ssw0rd`. */
const LETTER_BY_LOOKALIKE: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};

const ROWS = ['abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', '01234567890'];
const reverse = (text: string) => [...text].reverse().join('');
const SEQUENCES = ROWS.flatMap((row) => [row, reverse(row)]);

const keepLetters = (text: string) => text.replace(/[^\p{L}]/gu, '');
const trimNonLetters = (text: string) => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
const replaceLookalikes = (text: string) =>
  [...text].map((character) => LETTER_BY_LOOKALIKE[character] ?? character).join('');

/** `abcabcabc` becomes `abc`; other text stays unchanged. */
const removeRepetition = (text: string) => /^(.+?)\1+$/u.exec(text)?.[1] ?? text;

/** The number of characters that do not follow from the one before by repetition or by a keyboard or alphabet sequence. */
export function countUnpredictableCharacters(password: string): number {
  const characters = [...password.toLowerCase()];
  return characters.filter((character, index) => {
    const previous = characters[index - 1];
    if (previous === undefined) return true;
    const pair = previous + character;
    return previous !== character && !SEQUENCES.some((sequence) => sequence.includes(pair));
  }).length;
}

function isCommon(password: string): boolean {
  const lowerCase = password.toLowerCase();
  const candidates = [
    keepLetters(lowerCase),
    keepLetters(replaceLookalikes(lowerCase)),
    keepLetters(replaceLookalikes(trimNonLetters(lowerCase))),
  ];
  return candidates.some((candidate) => COMMON_PASSWORD_WORDS.has(removeRepetition(candidate)));
}

/** The words of name and email, in lower case. Words of up to 3 characters are left out: they occur by chance. */
function listUserWords({ email = '', name = '' }: PasswordUserInputs): string[] {
  const words = [...name.toLowerCase().split(/\s+/), ...email.toLowerCase().split(/[@.+_-]/)];
  return words.filter((word) => word.length > 3);
}

function removeUserWords(password: string, userInputs: PasswordUserInputs): string {
  return listUserWords(userInputs).reduce(
    (remaining, word) => remaining.replaceAll(word, ''),
    password.toLowerCase(),
  );
}

const MIN_UNPREDICTABLE_CHARACTERS = 6;

/**
 * The issue of a new password as a sentence for the user; `undefined` when it is accepted. The rules are length and
 * resistance to guessing. Every printable character is allowed and no mixture is required (NIST SP 800-63B §3.1.1.2).
 */
export function validatePassword(password: string, userInputs: PasswordUserInputs = {}): string | undefined {
  const { min, max } = PASSWORD_LENGTH;
  const length = [...password].length;
  if (length === 0) return 'Please enter a password.';
  if (length < min) return `A password needs at least ${min} characters; this one has ${length}.`;
  if (password.length > max) return `A password can have at most ${max} characters.`;
  if (/\p{Cc}|\p{Cs}/u.test(password)) return 'This password contains characters that cannot be typed again.';
  if (isCommon(password)) return 'This password is too common. Please choose another.';
  if (removeUserWords(password, userInputs).length < MIN_UNPREDICTABLE_CHARACTERS)
    return 'This password is too similar to your name or address. Please choose another.';
  if (countUnpredictableCharacters(password) < MIN_UNPREDICTABLE_CHARACTERS)
    return 'This password is too simple. Please choose another.';
  return undefined;
}

/**
 * Like `validatePassword`, for a password that is about to be stored. `isBreached` is called last. It comes from the
 * server, because the list of breached passwords is too large for a browser.
 */
export async function validateNewPassword(
  password: string,
  userInputs: PasswordUserInputs,
  isBreached: (password: string) => Promise<boolean>,
): Promise<string | undefined> {
  const issue = validatePassword(password, userInputs);
  if (issue) return issue;
  if (await isBreached(password)) return 'This password was found in a data breach. Please choose another.';
  return undefined;
}

/** From 0 (refused) to 4 (strong). */
export type PasswordStrength = 0 | 1 | 2 | 3 | 4;

/** The strength for the meter beside the password field. It is 0 exactly when `validatePassword` has an issue. */
export function ratePasswordStrength(
  password: string,
  userInputs: PasswordUserInputs = {},
): PasswordStrength {
  if (validatePassword(password, userInputs)) return 0;
  const unpredictable = Math.min(
    countUnpredictableCharacters(password),
    removeUserWords(password, userInputs).length,
  );
  const types = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u].filter((type) => type.test(password));
  const points = unpredictable + 2 * (types.length - 1);
  if (points >= 20) return 4;
  if (points >= 16) return 3;
  return points >= 12 ? 2 : 1;
}
