import type { AssistantPassage } from '~/domain/help/assistant-passages';

/** A passage that can be found. */
export interface Passage extends AssistantPassage {
  /** Other words people ask for it with; they are not shown. */
  keywords?: string;
}
