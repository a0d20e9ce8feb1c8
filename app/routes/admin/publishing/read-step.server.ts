import { data } from 'react-router';
import { readLocalTime } from '~/domain/time/wall-clock';
import { readFieldText } from '~/server/http/body/read-body.server';
import type { PublicationStep } from '~/server/publishing/publish-text.server';
import { site } from '~site';

/** Why a time was not accepted, with the typed value. */
export interface TimeError {
  value: string;
  message: string;
}

/** What the field `intent` does with a text. A time that is none is an error. Throws 400 for an unknown intent. */
export function readStep(form: FormData): PublicationStep | { timeError: TimeError } {
  const intent = readFieldText(form, 'intent');
  if (intent === 'published' || intent === 'withdrawn' || intent === 'draft') return { state: intent };
  if (intent !== 'scheduled') throw data(null, { status: 400 });
  const value = readFieldText(form, 'publishAt') ?? '';
  const publishAt = readLocalTime(value, site.openingHours.timeZone);
  return publishAt
    ? { state: 'scheduled', publishAt }
    : { timeError: { value, message: 'A day and a time are needed.' } };
}

export const rejectPastTime = (form: FormData): TimeError => ({
  value: readFieldText(form, 'publishAt') ?? '',
  message: 'This time is over. Publish it now, or choose a later time.',
});
