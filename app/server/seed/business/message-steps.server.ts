import { v7 as uuid } from 'uuid';
import {
  type SampleMessage,
  type SampleMessageStep,
  type SampleStaffStep,
  sampleMessages,
} from '~/content/samples/sample-messages';
import { site } from '~site';
import { formatLeadReference } from '../../email/lead-facts.server';
import { createReplyAddress } from '../../email/reply-address.server';
import type { SampleServices } from './sample-services.server';
import { addHours, type Step } from './step.server';

async function change({ inbox, actors }: SampleServices, id: string, step: SampleStaffStep): Promise<void> {
  const actor = actors[step.by];
  switch (step.kind) {
    case 'reply':
      await inbox.reply(actor, { id, key: uuid(), text: step.text });
      return;
    case 'note':
      await inbox.addNote(actor, { id, key: uuid(), text: step.text });
      return;
    case 'state': {
      const ownerId = step.owner && actors[step.owner].user.id;
      await inbox.triage(actor, { id, state: step.state, ownerId });
    }
  }
}

/** The sender answers by email. */
const answer = (
  { receive, secret }: SampleServices,
  { id, email, name, text }: { id: string; text: string } & Pick<SampleMessage, 'email' | 'name'>,
) =>
  receive({
    messageId: `<${uuid()}@example.com>`,
    sender: email ?? '',
    ...(name !== undefined && { senderName: name }),
    recipients: createReplyAddress({ secret, mailbox: site.emails.hello }, id),
    references: [],
    subject: `Re: Your message, reference ${formatLeadReference(id)}`,
    text,
    isAutomatic: false,
    attachments: [],
    reports: [],
  });

function toSteps(services: SampleServices, sample: SampleMessage): Step[] {
  const { hoursAgo, isConfirmed, steps = [], ...lead } = sample;
  const sentAt = addHours(services.now, -hoursAgo);
  let id = '';
  const send = async () => {
    ({ id } = await services.leads.create({ ...lead, ...(isConfirmed && { signedInEmail: lead.email }) }));
  };
  const take = (step: SampleMessageStep) =>
    step.kind === 'answer'
      ? answer(services, { ...sample, id, text: step.text })
      : change(services, id, step);
  return [
    { at: sentAt, run: send },
    ...steps.map((step) => ({ at: addHours(sentAt, step.afterHours), run: () => take(step) })),
  ];
}

/** Messages of visitors, with what staff did about them and what their senders answered. */
export const listMessageSteps = (services: SampleServices): Step[] =>
  sampleMessages.flatMap((sample) => toSteps(services, sample));
