import { bindDeps } from '../bind-deps.server';
import type { Database } from '../db/database.server';
import { getContents } from '../files/file-contents.server';
import { answerMessage, withdrawMessage } from './answer-message.server';
import { listMessages } from './list-messages.server';
import type { AccountMessageDeps } from './own-leads.server';
import { getMessage, getMessageFile, markMessageRead } from './read-message.server';

/** R-INBOX-12: the messages of an account. */
export const createAccountMessages = (
  database: Database,
  options: Omit<AccountMessageDeps, 'db' | 'contents'>,
) =>
  bindDeps(
    { db: database.db, contents: getContents(database), ...options },
    {
      list: listMessages,
      get: getMessage,
      getFile: getMessageFile,
      markRead: markMessageRead,
      answer: answerMessage,
      withdraw: withdrawMessage,
    },
  );

export type AccountMessages = ReturnType<typeof createAccountMessages>;
