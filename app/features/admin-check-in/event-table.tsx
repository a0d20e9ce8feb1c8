import clsx from 'clsx';
import { adminPaths } from '~/content/admin/admin-paths';
import { formatEventKey, type ListedEvent } from '~/domain/tickets/event';
import { TOOL_CELL, TOOL_ROW, ToolRowLink, ToolTable } from '~/sections/admin/tool-table';
import { formatEventDay } from '~/sections/format/format-date';

const WIDE = 'max-sm:hidden';

const HEADS = [
  { label: 'Event' },
  { label: 'Date', className: WIDE },
  { label: 'Sold', className: 'text-end!' },
  { label: 'Left', className: 'text-end!' },
  { label: 'Arrived', className: 'text-end!' },
];

const NUMBER_CELL = clsx(TOOL_CELL, 'text-end whitespace-nowrap tabular-nums');

/** R-TICKET-6: events with their seats. */
export function EventTable({ events, caption }: { events: readonly ListedEvent[]; caption: string }) {
  return (
    <ToolTable caption={caption} heads={HEADS}>
      {events.map((event) => {
        const { name, sold, left, arrived } = event;
        const key = formatEventKey(event);
        const day = formatEventDay(event) || 'no date';
        return (
          <tr key={key} className={TOOL_ROW}>
            <td className={clsx(TOOL_CELL, 'w-full')}>
              <ToolRowLink href={adminPaths.event(key)} className="font-semibold wrap-anywhere">
                {name}
              </ToolRowLink>
              <span className="block text-xs text-muted sm:hidden">{day}</span>
            </td>
            <td className={clsx(TOOL_CELL, WIDE, 'whitespace-nowrap')}>{day}</td>
            <td className={NUMBER_CELL}>{sold}</td>
            <td className={NUMBER_CELL}>{left ?? '–'}</td>
            <td className={NUMBER_CELL}>{arrived}</td>
          </tr>
        );
      })}
    </ToolTable>
  );
}
