import type { QueryBuilder } from '../db/database.server';
import type { ContentDeps } from '../db/file-contents.server';
import type { ParseResult } from '../email/parsed-email.server';
import type { EmailQueue } from '../email/types.server';

export interface InboundEmailDeps extends ContentDeps {
  db: QueryBuilder;
  emailQueue: EmailQueue;
  clock: () => Date;
  /** In the email thread. */
  parse: (raw: Uint8Array) => Promise<ParseResult>;
  /** Signs the addresses that get answers. */
  secret: string;
  /** Addresses of the company, in lower case: an email from one of them is ours. */
  ownAddresses: ReadonlySet<string>;
}
