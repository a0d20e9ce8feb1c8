import { bindDeps } from '../bind-deps.server';
import type { Database } from '../db/database.server';
import {
  createEventEmail,
  deleteEventEmail,
  saveEventEmail,
  sendToGuests,
} from './change-event-email.server';
import { previewEventEmail, sendTestEventEmail } from './preview-event-email.server';
import { type EventEmailDeps, getEventEmail, getEventEmailPage } from './read-event-email.server';

/** Emails to the guests of events, for staff with the permission `orders.manage`: they go to the buyers of orders. */
export const createEventEmails = ({ db }: Database, options: Omit<EventEmailDeps, 'db'>) =>
  bindDeps(
    { db, ...options },
    {
      getEventEmailPage,
      getEventEmail,
      previewEventEmail,
      sendTestEventEmail,
      createEventEmail,
      saveEventEmail,
      deleteEventEmail,
      sendToGuests,
    },
  );

export type EventEmails = ReturnType<typeof createEventEmails>;
