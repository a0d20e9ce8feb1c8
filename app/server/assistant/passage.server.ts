import type { AssistantPassage } from '~/domain/help/assistant-passages';

/** A passage of the index. */
export interface Passage extends AssistantPassage {
  /** Further words of questions about it. They are not shown. */
  keywords?: string;
}
