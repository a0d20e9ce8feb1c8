import clsx from 'clsx';
import { adminPaths } from '~/content/admin/admin-paths';
import { ANNOUNCEMENT_PAGES_LABELS, ANNOUNCEMENT_STATE_LABELS } from '~/content/admin/announcement-texts';
import { getAnnouncementState, type StoredAnnouncement } from '~/domain/announcements/announcement';
import { TOOL_CELL, TOOL_ROW, ToolRowLink, ToolTable } from '~/sections/admin/tool-table';
import { formatDayAndTime } from '~/sections/format/format-moment';

const WIDE = 'max-lg:hidden';

const HEADS = [
  { label: 'Announcement' },
  { label: 'From', className: WIDE },
  { label: 'To', className: WIDE },
  { label: 'State' },
];

interface AnnouncementTableProps {
  announcements: readonly StoredAnnouncement[];
  now: Date;
}

/** Announcements, the newest first. */
export function AnnouncementTable({ announcements, now }: AnnouncementTableProps) {
  return (
    <ToolTable caption="Announcements, the newest first" heads={HEADS}>
      {announcements.map((announcement) => {
        const { id, text, pages, startsAt, endsAt } = announcement;
        const state = getAnnouncementState(announcement, now);
        return (
          <tr key={id} className={TOOL_ROW}>
            <td className={clsx(TOOL_CELL, 'w-full max-w-0')}>
              <ToolRowLink
                href={adminPaths.announcement(id)}
                className="block font-semibold wrap-anywhere lg:truncate"
              >
                {text}
              </ToolRowLink>
              <span className="block truncate text-xs text-muted">{ANNOUNCEMENT_PAGES_LABELS[pages]}</span>
            </td>
            {[startsAt, endsAt].map((moment, index) => (
              <td
                key={HEADS[index + 1]?.label}
                className={clsx(TOOL_CELL, WIDE, 'whitespace-nowrap tabular-nums')}
              >
                {formatDayAndTime(moment, now)}
              </td>
            ))}
            <td
              className={clsx(
                TOOL_CELL,
                'whitespace-nowrap',
                state === 'shown' ? 'font-semibold' : 'text-muted',
              )}
            >
              {ANNOUNCEMENT_STATE_LABELS[state]}
            </td>
          </tr>
        );
      })}
    </ToolTable>
  );
}
