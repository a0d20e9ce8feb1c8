import type { AssistantAnswers } from '~/domain/content/assistant-passages';

export interface Assistant {
  /** Passages of this site that hold what is asked, in its own words. Any text is a possible question. */
  answer(question: string): Promise<AssistantAnswers>;
}
