import type { EmailContent } from './registry.server';

/** A mail with people and things that do not exist, to be looked at. */
export interface Sample {
  /** In the address of its preview. */
  name: string;
  /** Who gets it, when. */
  occasion: string;
  content: EmailContent;
}
