import type { SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import type { StoredAnnouncement } from '~/domain/announcements/announcement';
import {
  type AnnouncementInput,
  createAnnouncementFormSchema,
} from '~/domain/announcements/announcement-form-schema';
import type { SaveAnnouncementResult } from '~/server/announcements/announcement-management.server';
import { site } from '~site';
import { deletedMeanwhile } from '../deleted-meanwhile.server';

const schema = createAnnouncementFormSchema(site.openingHours.timeZone);

/** A form that is shown again with its values (R-ADMIN-2). */
export interface ShownAnnouncementForm {
  kind: 'shown';
  lastResult: SubmissionResult<string[]>;
  status: 400 | 409;
  /** The announcement as others saved it meanwhile. */
  current?: StoredAnnouncement;
}

/** Validates the form of an announcement and saves it. */
export async function submitAnnouncementForm(
  form: FormData,
  save: (values: AnnouncementInput) => Promise<SaveAnnouncementResult>,
): Promise<{ kind: 'saved'; id: string } | ShownAnnouncementForm> {
  const submission = parseWithZod(form, { schema });
  if (submission.status !== 'success') return { kind: 'shown', lastResult: submission.reply(), status: 400 };
  const result = await save(submission.value);
  if (result.kind === 'saved') return result;
  const { current } = result;
  if (!current) throw deletedMeanwhile(form);
  return { kind: 'shown', lastResult: submission.reply(), status: 409, current };
}
