import { adminPaths } from '~/content/admin/admin-paths';
import { EDITION_STATE_LABELS } from '~/content/admin/newsletter-texts';
import { type ListedEdition, readMissedTime } from '~/domain/newsletter/edition';
import { TOOL_CELL, TOOL_ROW, ToolRowLink, ToolTable } from '~/sections/admin/tool-table';
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
  const missed = readMissedTime({ state, sendAt });
  if (missed) return `draft, not sent ${formatDayAndTime(missed, now)}`;
  if (state === 'sent' && startedAt) return `sent ${formatDayAndTime(startedAt, now)}`;
  return EDITION_STATE_LABELS[state].toLowerCase();
}

/** Editions of the newsletter, the latest first. The subject is the link of the row. */
export function EditionTable({ editions, now }: { editions: readonly ListedEdition[]; now: Date }) {
  return (
    <ToolTable caption="Editions, the latest first" heads={HEADS}>
      {editions.map((edition) => (
        <tr key={edition.id} className={TOOL_ROW}>
          <td className={`${TOOL_CELL} w-12 text-end text-muted tabular-nums max-sm:hidden`}>
            {edition.number}
          </td>
          <td className={TOOL_CELL}>
            <ToolRowLink href={adminPaths.edition(edition.id)} className="font-semibold wrap-anywhere">
              {edition.subject}
            </ToolRowLink>
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
    </ToolTable>
  );
}
