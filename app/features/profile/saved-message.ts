/** What was just done, in the words of the page that it leads to. */
const WORDS = {
  profile: 'Your details are saved.',
  picture: 'This is your picture now.',
  portrait: 'This is your portrait now.',
  initials: 'Your initials stand for you again.',
  address: 'The address is saved.',
  default: 'The checkout begins with this address from now on.',
  removed: 'The address is deleted.',
  payment: 'How you like to pay is saved.',
} as const;

type Done = keyof typeof WORDS;

const PARAMETER = 'done';

/** Where a form leads after it was taken. */
export const addSavedMessage = (path: string, done: Done): string => `${path}?${PARAMETER}=${done}`;

/** What the address says was just done. */
export function readSavedMessage(url: string): string | undefined {
  const done = new URL(url).searchParams.get(PARAMETER) ?? '';
  return Object.hasOwn(WORDS, done) ? WORDS[done as Done] : undefined;
}
