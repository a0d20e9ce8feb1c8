import type { AssistantPassage } from '~/domain/help/assistant-passages';
import { createTabStorage } from './tab-storage';

const stored = createTabStorage('transcript');

/** In characters: what the contact form takes, with space for more words. */
const MAX_LENGTH = 1_500;

/** Adds a question with the titles of its passages. The oldest entries go first. */
export function addToTranscript(question: string, passages: readonly AssistantPassage[]): void {
  const titles = passages.map(({ title }) => title).join('; ');
  const entry = `“${question}” – ${titles === '' ? 'no answer' : `shown: ${titles}`}`;
  const entries = stored
    .read()
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith(`“${question}” –`));
  entries.push(entry);
  while (entries.length > 1 && entries.join('\n').length > MAX_LENGTH) entries.shift();
  stored.write(entries.join('\n'));
}

export const clearTranscript = (): void => stored.write('');

/** The message for the contact form: the open question, and below it what was asked before and shown. */
export function writeMessage(question: string): string {
  const entries = stored.read().split('\n').filter(Boolean);
  const earlier = entries.filter((line) => line !== `“${question}” – no answer`);
  return [question, ...(earlier.length > 0 ? [`Asked the assistant:\n${earlier.join('\n')}`] : [])]
    .filter(Boolean)
    .join('\n\n');
}
