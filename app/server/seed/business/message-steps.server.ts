import { v7 as uuid } from 'uuid';
import {
  type SampleMessage,
  type SampleMessageStep,
  sampleMessages,
} from '~/content/samples/sample-messages';
import type { SampleServices } from './sample-services.server';
import { addHours, type Step } from './step.server';

async function change({ inbox, actors }: SampleServices, id: string, step: SampleMessageStep): Promise<void> {
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

function toSteps(services: SampleServices, sample: SampleMessage): Step[] {
  const { hoursAgo, isConfirmed, steps = [], ...lead } = sample;
  const sentAt = addHours(services.now, -hoursAgo);
  let id = '';
  const send = async () => {
    ({ id } = await services.leads.create({ ...lead, ...(isConfirmed && { signedInEmail: lead.email }) }));
  };
  return [
    { at: sentAt, run: send },
    ...steps.map((step) => ({
      at: addHours(sentAt, step.afterHours),
      run: () => change(services, id, step),
    })),
  ];
}

/** Messages of visitors, with what staff did about them. */
export const listMessageSteps = (services: SampleServices): Step[] =>
  sampleMessages.flatMap((sample) => toSteps(services, sample));
