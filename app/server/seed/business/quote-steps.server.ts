import {
  SAMPLE_QUOTE_TERMS,
  type SampleQuote,
  type SampleQuoteStep,
  sampleQuotes,
} from '~/content/samples/sample-quotes';
import { addDays } from '~/domain/time/wall-clock';
import { toIsoDay } from '../../iso-day.server';
import { createQuoteKey } from '../../quotes/quote-link.server';
import { completeByTitle } from './project-steps.server';
import type { SampleServices } from './sample-services.server';
import { addHours, type Step } from './step.server';

/** An address of the range for documentation: no computer has it. */
const IP_ADDRESS = '203.0.113.24';

async function change(
  services: SampleServices,
  id: string,
  { step, at }: { step: SampleQuoteStep; at: Date },
): Promise<void> {
  const { quotes, actors, secret, projectBilling } = services;
  const found = await quotes.get(actors.owner, id);
  if (!found) throw new Error('The sample quote was not written.');
  const { version, quote } = found;
  const { number, revision, client } = quote;
  const link = { number, key: createQuoteKey(secret, { id, clientEmail: client.email }) };
  const read = { revision, ipAddress: IP_ADDRESS };
  switch (step.kind) {
    case 'sent':
      await quotes.send(actors.owner, { id, version });
      return;
    case 'question':
      await quotes.ask(link, { question: step.text });
      return;
    case 'accepted':
      await quotes.accept(link, { ...read, name: client.name });
      return;
    case 'declined':
      await quotes.decline(link, { ...read, reason: step.reason });
      return;
    case 'started': {
      const form = { ...step.form, startsOn: toIsoDay(at) };
      await projectBilling.startProject(actors.owner, { quoteId: id, form });
      return;
    }
    case 'milestone-done': {
      const project = await projectBilling.findProjectOfQuote(actors.owner, id);
      if (project) await completeByTitle(services, project.id, step.title);
    }
  }
}

function toSteps(services: SampleServices, sample: SampleQuote): Step[] {
  const { hoursAgo, validDays, steps, ...form } = sample;
  const writtenAt = addHours(services.now, -hoursAgo);
  let id = '';
  const write = async () => {
    const validUntil = addDays(toIsoDay(writtenAt), validDays);
    const result = await services.quotes.create(services.actors.owner, {
      form: { ...form, validUntil, version: 1, terms: SAMPLE_QUOTE_TERMS },
    });
    if (result.kind === 'saved') id = result.id;
  };
  return [
    { at: writtenAt, run: write },
    ...steps.map((step) => {
      const at = addHours(writtenAt, step.afterHours);
      return { at, run: () => change(services, id, { step, at }) };
    }),
  ];
}

/** Quotes: a draft, and ones that were sent, accepted and declined; of an accepted one, its project with an invoiced milestone. */
export const listQuoteSteps = (services: SampleServices): Step[] =>
  sampleQuotes.flatMap((sample) => toSteps(services, sample));
