import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm';
import type { QueryBuilder } from '../../db/database.server';
import type { FileContents } from '../../db/file-contents.server';
import { applicationEvents, applications } from '../../db/schema/applications.server';
import { attachments } from '../../db/schema/attachments.server';
import { calls } from '../../db/schema/calls.server';
import { leadEvents, leads } from '../../db/schema/leads.server';
import { receivedEmails } from '../../db/schema/received-emails.server';
import { senderLinks } from '../../db/schema/sender-links.server';
import { isAnswerOf, isMessageOf, replaceEmailOfOthers } from '../../leads/lead-owner.server';
import { deleteLeadContents } from '../../leads/lead-store.server';
import { withdrawAnswerEmails } from '../../leads/withdraw-lead-emails.server';
import type { DataOwner, PersonalDataArea } from '../types.server';

const readLeads = (db: QueryBuilder, owner: DataOwner) =>
  db.select().from(leads).where(isMessageOf(owner)).orderBy(asc(leads.createdAt));

const getIds = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

async function collect(db: QueryBuilder, owner: DataOwner) {
  const ownLeads = await readLeads(db, owner);
  const ownCalls = await db
    .select()
    .from(calls)
    .where(inArray(calls.leadId, getIds(ownLeads)));
  const replies = await db
    .select()
    .from(leadEvents)
    .where(and(inArray(leadEvents.leadId, getIds(ownLeads)), eq(leadEvents.kind, 'reply')))
    .orderBy(asc(leadEvents.createdAt), asc(leadEvents.id));
  const ownApplications = await db
    .select()
    .from(applications)
    .where(inArray(applications.leadId, getIds(ownLeads)));
  const applicationEmails = await db
    .select()
    .from(applicationEvents)
    .where(and(inArray(applicationEvents.leadId, getIds(ownLeads)), eq(applicationEvents.kind, 'email')))
    .orderBy(asc(applicationEvents.createdAt), asc(applicationEvents.id));
  const answers = await db
    .select()
    .from(receivedEmails)
    .where(and(inArray(receivedEmails.leadId, getIds(ownLeads)), isAnswerOf(owner)))
    .orderBy(asc(receivedEmails.createdAt), asc(receivedEmails.id));
  // R-INBOX-6: the other address may be of another person.
  const emails = ownLeads.flatMap(({ email }) => email?.toLowerCase() ?? []);
  const links = await db.select().from(senderLinks).where(inArray(senderLinks.email, emails));
  return ownLeads.map(({ id, kind, name, email, topic, message, meta, createdAt }) => {
    const application = ownApplications.find(({ leadId }) => leadId === id);
    const call = ownCalls.find(({ leadId }) => leadId === id);
    const link = links.find((linked) => linked.email === email?.toLowerCase());
    return {
      kind,
      name,
      email,
      topic,
      message,
      details: meta,
      sentAt: createdAt,
      replies: [...replies, ...applicationEmails]
        .filter(({ leadId }) => leadId === id)
        .map(({ text, createdAt: repliedAt }) => ({ text, sentAt: repliedAt })),
      answers: answers
        .filter(({ leadId }) => leadId === id)
        .map(({ subject, text, quoted, createdAt: answeredAt }) => ({
          subject,
          text,
          quoted,
          sentAt: answeredAt,
        })),
      ...(link && { linkedWithAnotherAddressSince: link.linkedAt }),
      ...(application && {
        application: {
          role: application.roleId,
          stage: application.stage,
          since: application.stageChangedAt,
        },
      }),
      ...(call && { call: { startsAt: call.startsAt, cancelledAt: call.cancelledAt } }),
    };
  });
}

async function* exportFiles(db: QueryBuilder, owner: DataOwner, contents: FileContents) {
  const ownLeads = await readLeads(db, owner);
  const ids = await db
    .select({ id: attachments.id })
    .from(attachments)
    .leftJoin(receivedEmails, eq(receivedEmails.id, attachments.emailId))
    .where(
      and(inArray(attachments.leadId, getIds(ownLeads)), or(isNull(attachments.emailId), isAnswerOf(owner))),
    )
    .orderBy(asc(attachments.id));
  for (const { id } of ids) {
    const { name, content, contentRecord: record } = attachments;
    const [file] = await db
      .select({ name, columns: { content, record } })
      .from(attachments)
      .where(eq(attachments.id, id));
    if (file) yield { name: file.name, content: await contents.get(file.columns) };
  }
}

export const messages: PersonalDataArea = {
  id: 'messages',
  title: 'Messages, applications and calls',
  tables: [
    'leads',
    'lead_events',
    'attachments',
    'calls',
    'applications',
    'application_events',
    'application_ratings',
    'sender_links',
    'received_emails',
  ],
  contents:
    'What you sent us by a form with your confirmed address or a former one, by email or in your account, the files that came with it, our replies, the stage of your applications, and calls you booked.',
  retention: {
    isRetained: false,
    text: 'Words and files are erased; a call that was still to come is cancelled.',
  },
  collect,
  files: exportFiles,
  async delete(transaction, owner, now) {
    await deleteLeadContents(transaction, isMessageOf(owner), now);
    // Also in messages of others: the sender of an email is the one that it names.
    const answers = await transaction
      .delete(receivedEmails)
      .where(isAnswerOf(owner))
      .returning({ id: receivedEmails.id });
    await withdrawAnswerEmails(transaction, answers);
    if (owner.confirmedEmail !== undefined) await replaceEmailOfOthers(transaction, owner.confirmedEmail);
  },
};
