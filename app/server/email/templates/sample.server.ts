import type { EmailContent } from './registry.server';

/** An email about invented users and orders. */
export interface TemplateSample {
  /** Part of the URL of its page. */
  name: string;
  /** When it is sent, and to whom. */
  occasion: string;
  content: EmailContent;
}
