import {
  ASSISTANT_ANSWERS_PATH,
  type AssistantAnswers,
  type AssistantPassage,
} from '~/domain/help/assistant-passages';

/** The passages that answer a question, the best first. Rejects for a network error, an error status or an abort. */
export async function fetchAnswers(
  question: string,
  signal: AbortSignal,
): Promise<readonly AssistantPassage[]> {
  const response = await fetch(`${ASSISTANT_ANSWERS_PATH}?${new URLSearchParams({ q: question })}`, {
    signal,
  });
  if (!response.ok) throw new Error(`The answers came with status ${response.status}.`);
  const { passages }: AssistantAnswers = await response.json();
  return passages;
}
