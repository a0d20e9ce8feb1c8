import clsx from 'clsx';
import { adminPaths } from '~/content/admin/admin-paths';
import type { WebhookEndpoint } from '~/domain/webhooks/webhook-endpoint';
import { TOOL_CELL, TOOL_ROW, ToolRowLink, ToolTable } from '~/sections/admin/tool-table';
import { Badge } from '~/ui/data/badge';

const WIDE = 'max-sm:hidden';

const HEADS = [
  { label: 'Program' },
  { label: 'Events', className: clsx(WIDE, 'text-end!') },
  { label: 'State', className: 'text-end!' },
];

/** The programs that get events, by name. Of a URL only the host is shown: the rest of it can be a secret. */
export const WebhookTable = ({ endpoints }: { endpoints: readonly WebhookEndpoint[] }) => (
  <ToolTable caption="Webhooks, by name" heads={HEADS}>
    {endpoints.map(({ id, name, url, events, paused }) => (
      <tr key={id} className={TOOL_ROW}>
        <td className={clsx(TOOL_CELL, 'w-full max-w-0')}>
          <ToolRowLink href={adminPaths.webhook(id)} className="block truncate font-semibold">
            {name}
          </ToolRowLink>
          <span className="block truncate text-xs text-muted">{new URL(url).host}</span>
        </td>
        <td className={clsx(TOOL_CELL, WIDE, 'text-end tabular-nums')}>{events.length}</td>
        <td className={clsx(TOOL_CELL, 'text-end')}>
          {paused ? (
            <Badge tone={paused === 'staff' ? 'warning' : 'danger'}>paused</Badge>
          ) : (
            <Badge tone="success">active</Badge>
          )}
        </td>
      </tr>
    ))}
  </ToolTable>
);
