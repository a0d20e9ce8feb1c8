import type { SubmissionResult } from '@conform-to/react';
import type { SignedIn } from '~/domain/auth/session';
import type { WebhookEndpoint } from '~/domain/webhooks/webhook-endpoint';
import { readFieldText, readVersion } from '~/server/http/body/read-body.server';
import type { SaveWebhookResult, WebhookManagement } from '~/server/webhooks/webhook-management.server';
import { submitWebhookForm } from './submit-webhook-form.server';

/** The page that is shown again. */
interface ShownWebhookPage {
  kind: 'shown';
  status: 400 | 409;
  lastResult?: SubmissionResult<string[]>;
  /** Why nothing was done. */
  problem?: string;
  /** The endpoint as others saved it meanwhile. */
  current?: WebhookEndpoint;
}

type WebhookActionResult =
  | { kind: 'done'; done: string }
  | { kind: 'deleted' }
  | { kind: 'unknown' }
  | ShownWebhookPage;

interface ActionOptions {
  id: string;
  management: WebhookManagement;
  actor: SignedIn;
  allowsHttp: boolean;
}

const PAUSED = 'The webhook is paused. Resume it, then send the requests again.';
const NOTHING_FAILED = 'No request has failed. The list is as it is now.';

function toShown(result: SaveWebhookResult): { kind: 'unknown' } | ShownWebhookPage {
  return result.kind === 'conflict' && result.current
    ? { kind: 'shown', status: 409, current: result.current }
    : { kind: 'unknown' };
}

/** Does what the pressed button of the page of a webhook says. */
export async function submitWebhookAction(
  form: FormData,
  { id, management, actor, allowsHttp }: ActionOptions,
): Promise<WebhookActionResult> {
  const intent = readFieldText(form, 'intent');
  switch (intent) {
    case 'test': {
      const result = await management.testEndpoint(actor, id);
      return result === 'unknown' ? { kind: 'unknown' } : { kind: 'done', done: 'test' };
    }
    case 'resend': {
      const requestId = readFieldText(form, 'requestId') || undefined;
      const result = await management.resendRequests(actor, { id, requestId });
      if (result === 'unknown') return { kind: 'unknown' };
      if (result === 'paused') return { kind: 'shown', status: 409, problem: PAUSED };
      return result === 0
        ? { kind: 'shown', status: 409, problem: NOTHING_FAILED }
        : { kind: 'done', done: 'resend' };
    }
    case 'pause':
    case 'resume':
    case 'renew-secret': {
      const switched = { id, version: readVersion(form), action: intent } as const;
      const result = await management.switchEndpoint(actor, switched);
      return result.kind === 'saved' ? { kind: 'done', done: intent } : toShown(result);
    }
    case 'delete': {
      const result = await management.deleteEndpoint(actor, { id, version: readVersion(form) });
      return result.kind === 'saved' ? { kind: 'deleted' } : toShown(result);
    }
    default: {
      const save = (values: Parameters<WebhookManagement['changeEndpoint']>[1]['form']) =>
        management.changeEndpoint(actor, { id, form: values });
      const result = await submitWebhookForm(form, { allowsHttp, save });
      return result.kind === 'saved' ? { kind: 'done', done: 'saved' } : result;
    }
  }
}
