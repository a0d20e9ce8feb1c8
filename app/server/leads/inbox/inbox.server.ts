import { bindDeps } from '../../bind-deps.server';
import type { Database } from '../../db/database.server';
import { getContents } from '../../files/file-contents.server';
import { addNote, reply, triage } from './answer-lead.server';
import { eraseLead } from './erase-lead.server';
import { countOverdueLeads, listLeads, readNewLeads } from './inbox-list.server';
import { linkSenders, unlinkSender } from './link-senders.server';
import { markLeads } from './mark-leads.server';
import { getFile, getLead } from './read-lead.server';
import {
  changeTemplate,
  createTemplate,
  deleteTemplate,
  getTemplate,
  listTemplates,
} from './reply-templates.server';
import type { InboxDeps } from './types.server';

/** Everything that visitors sent, for staff with the permission `leads.manage`. */
export const createInbox = (database: Database, options: Omit<InboxDeps, 'db' | 'contents'>) =>
  bindDeps(
    { db: database.db, contents: getContents(database), ...options },
    {
      list: listLeads,
      get: getLead,
      getFile,
      readNew: readNewLeads,
      countOverdue: countOverdueLeads,
      addNote,
      reply,
      triage,
      markLeads,
      erase: eraseLead,
      linkSenders,
      unlinkSender,
      listTemplates,
      getTemplate,
      createTemplate,
      changeTemplate,
      deleteTemplate,
    },
  );

export type Inbox = ReturnType<typeof createInbox>;
