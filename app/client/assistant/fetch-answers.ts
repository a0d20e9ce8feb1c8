import { isAuthenticated } from '~/domain/auth/display-cookie';
import {
  ASSISTANT_ANSWERS_PATH,
  type AssistantAnswers,
  type AssistantPassage,
  OWN_ANSWERS_PATH,
} from '~/domain/help/assistant-passages';

async function fetchPassages(
  path: string,
  question: string,
  signal: AbortSignal,
): Promise<readonly AssistantPassage[]> {
  const response = await fetch(`${path}?${new URLSearchParams({ q: question })}`, { signal });
  // The session ended, and the display cookie is still there.
  if (response.status === 401) return [];
  if (!response.ok) throw new Error(`The answers came with status ${response.status}.`);
  const { passages }: AssistantAnswers = await response.json();
  return passages;
}

/**
 * The passages that answer a question: what belongs to the signed-in user, then the best of the site. Rejects for a network
 * error, an error status or an abort.
 */
export async function fetchAnswers(
  question: string,
  signal: AbortSignal,
): Promise<readonly AssistantPassage[]> {
  const paths = isAuthenticated(document.cookie)
    ? [OWN_ANSWERS_PATH, ASSISTANT_ANSWERS_PATH]
    : [ASSISTANT_ANSWERS_PATH];
  return (await Promise.all(paths.map((path) => fetchPassages(path, question, signal)))).flat();
}
