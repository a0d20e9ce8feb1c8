import type { SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import type { SignedIn } from '~/domain/auth/session';
import { replyTemplateSchema } from '~/domain/contact/inbox-forms';
import type { ReplyTemplate } from '~/domain/contact/reply-template';
import { readFieldText, readVersion } from '~/server/http/body/read-body.server';
import type { Inbox } from '~/server/leads/inbox/inbox.server';

/** The form is shown again with its values. */
interface Shown {
  kind: 'shown';
  /** Absent after a deletion, which sends none of the fields. */
  lastResult?: SubmissionResult<string[]>;
  status: 200 | 400 | 409;
  /** The text for the preview. */
  text?: string;
  /** Of a preview: the version that was sent. It saves nothing, so that changes of others are still a conflict (R-ADMIN-9). */
  previewedVersion?: number;
  /** The template as others saved it meanwhile. */
  current?: ReplyTemplate;
}

type Outcome = { kind: 'saved'; id: string } | { kind: 'deleted' } | Shown;

interface Submission {
  inbox: Inbox;
  actor: SignedIn;
  /** Of the edited template. Absent for a new one. */
  id: string | undefined;
  form: FormData;
}

/** Saves, previews or deletes a template, as the field `intent` says. */
export async function submitTemplateForm({ inbox, actor, id, form }: Submission): Promise<Outcome> {
  const intent = readFieldText(form, 'intent');
  if (intent === 'delete' && id !== undefined) {
    const result = await inbox.deleteTemplate(actor, { id, version: readVersion(form) });
    return result.kind === 'deleted' ? result : { kind: 'shown', status: 409, current: result.current };
  }
  const submission = parseWithZod(form, { schema: replyTemplateSchema });
  if (submission.status !== 'success') return { kind: 'shown', lastResult: submission.reply(), status: 400 };
  const { name, text, version } = submission.value;
  if (intent === 'preview') {
    const shown = { status: 200, text, previewedVersion: version } as const;
    return { kind: 'shown', lastResult: submission.reply(), ...shown };
  }
  const result =
    id === undefined
      ? await inbox.createTemplate(actor, { name, text })
      : await inbox.changeTemplate(actor, { id, name, text, version });
  switch (result.kind) {
    case 'saved':
      return result;
    case 'taken': {
      const lastResult = submission.reply({ fieldErrors: { name: ['Another template has this name.'] } });
      return { kind: 'shown', lastResult, status: 409, text };
    }
    case 'enough': {
      const lastResult = submission.reply({ formErrors: ['There are 100 templates. Delete one first.'] });
      return { kind: 'shown', lastResult, status: 409, text };
    }
    default: {
      const { current } = result;
      const formErrors = current ? [] : ['Others have deleted this template. Copy its text to a new one.'];
      const lastResult = submission.reply({ formErrors });
      return { kind: 'shown', lastResult, status: 409, text, ...(current && { current }) };
    }
  }
}
