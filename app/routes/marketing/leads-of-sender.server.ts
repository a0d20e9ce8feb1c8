import type { RouterContextProvider } from 'react-router';
import type { Calls } from '~/server/leads/calls/calls.server';
import type { Leads } from '~/server/leads/leads.server';
import { services } from '~/server/services.server';
import { currentSession } from '~/server/session-context.server';

type Context = Readonly<RouterContextProvider>;

async function readConfirmedEmail(context: Context): Promise<string | undefined> {
  const current = await context.get(currentSession)();
  return current?.user.emailVerified ? current.user.email : undefined;
}

/** The service for the signed-in user: emails to the user's confirmed address are not limited and quote the message. */
export async function getLeadsOfSender(context: Context): Promise<Leads> {
  const { leads } = context.get(services);
  const signedInEmail = await readConfirmedEmail(context);
  return { ...leads, submit: (lead) => leads.submit({ ...lead, signedInEmail }) };
}

/** Like `getLeadsOfSender`, for the form that books a call. */
export async function getCallsOfSender(context: Context): Promise<Calls> {
  const { calls } = context.get(services);
  const signedInEmail = await readConfirmedEmail(context);
  return { ...calls, book: (lead, start, formKey) => calls.book({ ...lead, signedInEmail }, start, formKey) };
}
