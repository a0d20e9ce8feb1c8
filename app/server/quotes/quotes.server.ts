import { bindDeps } from '../bind-deps.server';
import type { Database } from '../db/database.server';
import { acceptQuote, askAboutQuote, declineQuote, openQuote } from './answer-quote.server';
import { deleteQuote } from './delete-quote.server';
import { getQuote, listQuotes } from './list-quotes.server';
import { listProductNames } from './product-line.server';
import type { QuoteDeps } from './quote-link.server';
import { changeQuote, createQuote, duplicateQuote } from './save-quote.server';
import { sendQuote, withdrawQuote } from './send-quote.server';

/** Quotes: for staff with the permission `quotes.manage`, and for clients with the private link. */
export const createQuotes = ({ db }: Database, options: Omit<QuoteDeps, 'db'>) =>
  bindDeps(
    { db, ...options },
    {
      list: listQuotes,
      get: getQuote,
      listProductNames,
      create: createQuote,
      change: changeQuote,
      duplicate: duplicateQuote,
      send: sendQuote,
      withdraw: withdrawQuote,
      delete: deleteQuote,
      open: openQuote,
      accept: acceptQuote,
      decline: declineQuote,
      ask: askAboutQuote,
    },
  );

export type Quotes = ReturnType<typeof createQuotes>;
