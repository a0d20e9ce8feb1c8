import type { SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import {
  createWebhookFormSchema,
  MAX_WEBHOOK_ENDPOINTS,
  type WebhookEndpoint,
  type WebhookInput,
} from '~/domain/webhooks/webhook-endpoint';
import type { SaveWebhookResult } from '~/server/webhooks/webhook-management.server';
import { deletedMeanwhile } from '../deleted-meanwhile.server';

/** A form that is shown again with its values (R-ADMIN-2). */
export interface ShownWebhookForm {
  kind: 'shown';
  lastResult: SubmissionResult<string[]>;
  status: 400 | 409;
  /** The endpoint as others saved it meanwhile. */
  current?: WebhookEndpoint;
}

const STALE =
  'Names and addresses go to a program only after a recent sign-in. Sign out, sign in again, and save this within 15 minutes.';
const FULL = `A site has at most ${MAX_WEBHOOK_ENDPOINTS} webhooks. Delete one that is no longer needed.`;
interface SubmitOptions {
  /** Whether the program may be in the network of the site, where http is usual. */
  allowsHttp: boolean;
  save: (values: WebhookInput) => Promise<SaveWebhookResult>;
}

/** Validates the form of a webhook and saves it. */
export async function submitWebhookForm(
  form: FormData,
  { allowsHttp, save }: SubmitOptions,
): Promise<{ kind: 'saved'; id: string } | ShownWebhookForm> {
  const submission = parseWithZod(form, { schema: createWebhookFormSchema(allowsHttp) });
  if (submission.status !== 'success') return { kind: 'shown', lastResult: submission.reply(), status: 400 };
  const result = await save(submission.value);
  if (result.kind === 'saved') return result;
  if (result.kind === 'full' || result.kind === 'stale') {
    const formErrors = [result.kind === 'full' ? FULL : STALE];
    return { kind: 'shown', lastResult: submission.reply({ formErrors }), status: 409 };
  }
  const { current } = result;
  if (!current) throw deletedMeanwhile(form);
  return { kind: 'shown', lastResult: submission.reply(), status: 409, current };
}
