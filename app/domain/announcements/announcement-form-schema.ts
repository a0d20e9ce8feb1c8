import { z } from 'zod';
import { optionalField, plainText, textField } from '../forms/form-fields';
import { versionField } from '../forms/hidden-fields';
import { parseSitePath } from '../site/redirect';
import { readLocalTime } from '../time/wall-clock';
import { ANNOUNCEMENT_PAGES, ANNOUNCEMENT_TONES } from './announcement';

export const MAX_ANNOUNCEMENT_TEXT = 110;
export const MAX_LINK_LABEL = 30;
export const MAX_ANNOUNCEMENT_LINK = 300;

/** "2026-12-01T09:30", a time of the company. */
function timeField(label: string, timeZone: string) {
  const error = `${label} needs a day and a time.`;
  return plainText({ label, max: 30 }).transform((text, context) => {
    const moment = readLocalTime(text, timeZone);
    if (moment) return moment;
    context.addIssue({ code: 'custom', message: error });
    return z.NEVER;
  });
}

function linkField() {
  return textField({ label: 'The link', max: MAX_ANNOUNCEMENT_LINK }).transform((value, context) => {
    const path = parseSitePath(value);
    if (path !== undefined) return path;
    context.addIssue({ code: 'custom', message: 'A link is a path of this site, like /shop.' });
    return z.NEVER;
  });
}

/** An announcement as staff enter it. `version` is the one that the page showed; it means nothing for a new one. */
export const createAnnouncementFormSchema = (timeZone: string) =>
  z
    .object({
      text: textField({ label: 'The text', max: MAX_ANNOUNCEMENT_TEXT }),
      link: optionalField(linkField()),
      linkLabel: optionalField(textField({ label: 'The text of the link', max: MAX_LINK_LABEL })),
      tone: z.enum(ANNOUNCEMENT_TONES, { error: 'Please choose a tone.' }),
      pages: z.enum(ANNOUNCEMENT_PAGES, { error: 'Please choose the pages.' }),
      startsAt: timeField('The beginning', timeZone),
      endsAt: timeField('The end', timeZone),
      version: versionField,
    })
    .refine(({ startsAt, endsAt }) => startsAt < endsAt, {
      path: ['endsAt'],
      error: 'The end is after the beginning.',
    })
    .refine(({ link, linkLabel }) => link === undefined || linkLabel !== undefined, {
      path: ['linkLabel'],
      error: 'A link needs words.',
    })
    .refine(({ link, linkLabel }) => linkLabel === undefined || link !== undefined, {
      path: ['link'],
      error: 'These words need a path to lead to.',
    });

export type AnnouncementInput = z.output<ReturnType<typeof createAnnouncementFormSchema>>;
