import type { RouterContextProvider } from 'react-router';
import type { Calls } from '~/server/leads/calls/calls.server';
import type { Leads } from '~/server/leads/leads.server';
import { services } from '~/server/services.server';
import { currentSession } from '~/server/session-context.server';

type Context = Readonly<RouterContextProvider>;

async function confirmedEmail(context: Context): Promise<string | undefined> {
  const current = await context.get(currentSession)();
  return current?.user.emailVerified ? current.user.email : undefined;
}

/** The service for the signed-in user: emails to the user's confirmed address are not limited and quote the message. */
export async function leadsOfSender(context: Context): Promise<Leads> {
  const { leads } = context.get(services);
  const signedInEmail = await confirmedEmail(context);
  return { ...leads, create: (lead) => leads.create({ ...lead, signedInEmail }) };
}

/** Like `leadsOfSender`, for the form that books a call. */
export async function callsOfSender(context: Context): Promise<Calls> {
  const { calls } = context.get(services);
  const signedInEmail = await confirmedEmail(context);
  return { ...calls, book: (lead, start, formKey) => calls.book({ ...lead, signedInEmail }, start, formKey) };
}
