import clsx from 'clsx';
import { adminPaths } from '~/content/admin/admin-paths';
import { describeWebhookResponse, getSentEventLabel } from '~/content/admin/webhook-texts';
import type { WebhookRequest } from '~/domain/webhooks/webhook-endpoint';
import { ToolSubmit } from '~/sections/admin/tool-button';
import { TOOL_CELL, TOOL_ROW, ToolTable } from '~/sections/admin/tool-table';
import { formatDayAndTime, formatMoment } from '~/sections/format/format-moment';
import { Badge } from '~/ui/data/badge';
import type { Tone } from '~/ui/feedback/tone';

const WIDE = 'max-sm:hidden';

const HEADS = [
  { label: 'Event' },
  { label: 'Answer', className: WIDE },
  { label: 'When', className: WIDE },
  { label: 'State', className: 'text-end!' },
];

const TONES: Readonly<Record<WebhookRequest['state'], Tone>> = {
  waiting: 'warning',
  accepted: 'success',
  failed: 'danger',
};

interface RequestTableProps {
  endpointId: string;
  requests: readonly WebhookRequest[];
  /** Whether failed requests can be sent again. */
  canResend: boolean;
  now: Date;
}

/** The latest requests to a program, the newest first, with what it answered. */
export const RequestTable = ({ endpointId, requests, canResend, now }: RequestTableProps) => (
  <ToolTable caption="Latest requests, the newest first" heads={HEADS}>
    {requests.map((request) => {
      const { id, event, orderNumber, createdAt, state, attempts } = request;
      const response = describeWebhookResponse(request);
      return (
        <tr key={id} className={TOOL_ROW}>
          <td className={TOOL_CELL}>
            {getSentEventLabel(event)}
            {orderNumber !== undefined && (
              <a
                href={adminPaths.order(orderNumber)}
                className="block whitespace-nowrap text-link underline underline-offset-4 sm:ms-2 sm:inline-block"
              >
                {orderNumber}
              </a>
            )}
            <span className="block text-xs text-muted sm:hidden">{response}</span>
          </td>
          <td className={clsx(TOOL_CELL, WIDE, 'text-muted')}>
            {response}
            {attempts > 1 && ` (${attempts} attempts)`}
          </td>
          <td className={clsx(TOOL_CELL, WIDE, 'whitespace-nowrap text-muted')}>
            <time dateTime={createdAt.toISOString()} title={formatDayAndTime(createdAt, now)}>
              {formatMoment(createdAt, now)}
            </time>
          </td>
          <td className={TOOL_CELL}>
            <div className="flex flex-wrap items-center justify-end gap-x-2 gap-y-1">
              <Badge tone={TONES[state]}>{state}</Badge>
              {canResend && state === 'failed' && orderNumber !== undefined && (
                <form method="post" action={adminPaths.webhook(endpointId)} data-send-once="">
                  <input type="hidden" name="requestId" value={id} />
                  <ToolSubmit
                    intent="resend"
                    aria-label={`Send again: ${getSentEventLabel(event)} ${orderNumber}`}
                  >
                    Send again
                  </ToolSubmit>
                </form>
              )}
            </div>
          </td>
        </tr>
      );
    })}
  </ToolTable>
);
