import { adminPaths } from '~/content/admin/admin-paths';
import { EDITION_STATE_LABELS } from '~/content/admin/newsletter-texts';
import type { ListedEdition } from '~/domain/newsletter/edition';
import { ADMIN_ATTRIBUTES } from '~/domain/site/admin-attributes';
import { TOOL_CELL, TOOL_ROW, TOOL_ROW_LINK, TOOL_TABLE } from '~/sections/admin/tool-table';
import { ToolTableHead } from '~/sections/admin/tool-table-head';
import { formatCount } from '~/sections/format/format-amount';
import { formatDayAndTime, formatMoment } from '~/sections/format/format-moment';
import { StepTiles } from './step-tiles';

const HEADS = [
  { label: 'No.', className: 'text-end! max-sm:hidden' },
  { label: 'Subject' },
  { label: 'State' },
  { label: 'Recipients', className: 'text-end! max-sm:hidden' },
  { label: 'Changed', className: 'max-lg:hidden' },
];

/** "for 1 Dec, 09:00", "sent yesterday, 10:00". */
function describeState({ state, sendAt, startedAt }: ListedEdition, now: Date): string {
  if (state === 'scheduled' && sendAt)
    return sendAt > now ? `for ${formatDayAndTime(sendAt, now)}` : 'starts in a moment';
  if (state === 'sent' && startedAt) return `sent ${formatDayAndTime(startedAt, now)}`;
  return EDITION_STATE_LABELS[state].toLowerCase();
}

/** Editions of the newsletter, the latest first. The subject is the link of the row. */
export function EditionTable({ editions, now }: { editions: readonly ListedEdition[]; now: Date }) {
  return (
    <table className={TOOL_TABLE}>
      <caption className="sr-only">Editions, the latest first</caption>
      <ToolTableHead heads={HEADS} />
      <tbody>
        {editions.map((edition) => (
          <tr key={edition.id} className={TOOL_ROW}>
            <td className={`${TOOL_CELL} w-12 text-end text-muted tabular-nums max-sm:hidden`}>
              {edition.number}
            </td>
            <td className={TOOL_CELL}>
              <a
                href={adminPaths.edition(edition.id)}
                {...{ [ADMIN_ATTRIBUTES.entry]: '' }}
                className={`font-semibold wrap-anywhere ${TOOL_ROW_LINK}`}
              >
                {edition.subject}
              </a>
            </td>
            <td className={TOOL_CELL}>
              <span className="flex gap-x-2.5 gap-y-1 max-sm:flex-col sm:items-center">
                <StepTiles state={edition.state} />
                <span className="text-muted">{describeState(edition, now)}</span>
              </span>
            </td>
            <td className={`${TOOL_CELL} text-end font-semibold tabular-nums max-sm:hidden`}>
              {edition.startedAt ? formatCount(edition.recipients) : '–'}
            </td>
            <td className={`${TOOL_CELL} text-muted max-lg:hidden`}>
              <time dateTime={edition.changedAt.toISOString()}>{formatMoment(edition.changedAt, now)}</time>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
