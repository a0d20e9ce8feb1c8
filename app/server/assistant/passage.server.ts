import type { AssistantPassage } from '~/domain/help/assistant-passages';

/** A passage of the index. */
export interface Passage extends AssistantPassage {
  /** Further words of questions about it. They are not shown. */
  keywords?: string;
}

/** A passage that was found. For a product, the assistant writes the passage from its current price. */
export interface PassageMatch {
  /** The weighted part of the question's words that passage and page contain, 0 to 1. */
  share: number;
  /** Order of passages with a similar share: how well the page matches. */
  score: number;
  passage: AssistantPassage;
  productId?: string;
}
