import { COMMON_PASSWORD_WORDS } from './common-passwords';
import { PASSWORD_LENGTH } from './password-length';

/** What an attacker knows of the person and tries first. */
export interface PasswordUserInputs {
  email?: string;
  name?: string;
}

/** Signs that stand for letters: `p@ssw0rd`. */
const LETTER_OF: Readonly<Record<string, string>> = {
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
const reversed = (text: string) => [...text].reverse().join('');
const RUNS = ROWS.flatMap((row) => [row, reversed(row)]);

const onlyLetters = (text: string) => text.replace(/[^\p{L}]/gu, '');
const withoutEnds = (text: string) => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
const spelledOut = (text: string) => [...text].map((sign) => LETTER_OF[sign] ?? sign).join('');

/** `abcabcabc` is `abc`; anything that is no repetition stays as it is. */
const oneOfMany = (text: string) => /^(.+?)\1+$/u.exec(text)?.[1] ?? text;

/** How many characters somebody has to think of: runs along the keyboard or the alphabet and repeated ones count once. */
export function countUnpredictableCharacters(password: string): number {
  const signs = [...password.toLowerCase()];
  return signs.filter((sign, index) => {
    const pair = (signs[index - 1] ?? '') + sign;
    const isNext = index > 0 && (RUNS.some((run) => run.includes(pair)) || signs[index - 1] === sign);
    return !isNext;
  }).length;
}

function isCommon(password: string): boolean {
  const small = password.toLowerCase();
  const kernels = [
    onlyLetters(small),
    onlyLetters(spelledOut(small)),
    onlyLetters(spelledOut(withoutEnds(small))),
  ];
  return kernels.some((kernel) => COMMON_PASSWORD_WORDS.has(oneOfMany(kernel)));
}

function wordsOfPerson({ email = '', name = '' }: PasswordUserInputs): string[] {
  const words = [...name.toLowerCase().split(/\s+/), ...email.toLowerCase().split(/[@.+_-]/)];
  return words.filter((word) => word.length > 3);
}

/** What of the password is left when the words that name the person are taken out. */
function withoutPerson(password: string, known: PasswordUserInputs): string {
  return wordsOfPerson(known).reduce((left, word) => left.replaceAll(word, ''), password.toLowerCase());
}

const LEAST_THOUGHT = 6;

/**
 * What is wrong with a new password, in a sentence; `undefined` when it may be used. Length counts, and that nobody would
 * guess it: no mixture of signs is demanded, any character is welcome (NIST SP 800-63B §3.1.1.2).
 */
export function validatePassword(password: string, known: PasswordUserInputs = {}): string | undefined {
  const { min, max } = PASSWORD_LENGTH;
  const length = [...password].length;
  if (length === 0) return 'A password is needed.';
  if (length < min) return `A password needs at least ${min} characters; this one has ${length}.`;
  if (password.length > max) return `A password can have at most ${max} characters.`;
  if (/\p{Cc}|\p{Cs}/u.test(password)) return 'This password contains characters that cannot be typed again.';
  if (isCommon(password))
    return 'This password is among the first that are guessed. Please think of another.';
  if (withoutPerson(password, known).length < LEAST_THOUGHT)
    return 'This password is little more than your name or address. Please think of another.';
  if (countUnpredictableCharacters(password) < LEAST_THOUGHT)
    return 'This password is a row of keys or one character again and again. Please think of another.';
  return undefined;
}

/**
 * The same for a password that is about to be stored. The list of passwords from breaches is too large for a browser: the
 * server passes it in.
 */
export async function newPasswordFault(
  password: string,
  known: PasswordUserInputs,
  isBreached: (password: string) => Promise<boolean>,
): Promise<string | undefined> {
  const fault = validatePassword(password, known);
  if (fault) return fault;
  if (await isBreached(password))
    return 'This password was found in a data breach of another site. Please think of another.';
  return undefined;
}

/** From 0 (cannot be used) to 4 (as good as it needs to be), for the meter beside the field. */
export type PasswordStrength = 0 | 1 | 2 | 3 | 4;

export function ratePasswordStrength(password: string, known: PasswordUserInputs = {}): PasswordStrength {
  if (validatePassword(password, known)) return 0;
  const thought = Math.min(countUnpredictableCharacters(password), withoutPerson(password, known).length);
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u].filter((kind) => kind.test(password));
  const points = thought + 2 * (kinds.length - 1);
  if (points >= 20) return 4;
  if (points >= 16) return 3;
  return points >= 12 ? 2 : 1;
}
