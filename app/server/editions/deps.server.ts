import type { Article } from '~/content/journal/article';
import type { QueryBuilder } from '../db/database.server';
import type { EmailThread } from '../email/email-thread.server';
import type { EmailQueue } from '../email/types.server';

export interface EditionDeps {
  db: QueryBuilder;
  emailQueue: EmailQueue;
  /** All articles that visitors can read, newest first. */
  listArticles: () => Promise<readonly Article[]>;
  /** Renders the template. */
  render: EmailThread['render'];
  clock: () => Date;
}
