import { ANNOUNCEMENT_PAGES_LABELS } from '~/content/admin/announcement-texts';
import { type Announcement, getAnnouncementState } from '~/domain/announcements/announcement';
import { formatDayAndTime } from '~/sections/format/format-moment';

const STATE_TEXTS = { waiting: 'It waits for its time.', shown: 'It is shown now.', over: 'It is over.' };

/** "It is shown now. All public pages, from today, 10:00 to 30 Nov, 18:00." */
export function describeAnnouncement(announcement: Announcement, now: Date): string {
  const { pages, startsAt, endsAt } = announcement;
  const from = formatDayAndTime(startsAt, now);
  const to = formatDayAndTime(endsAt, now);
  const state = STATE_TEXTS[getAnnouncementState(announcement, now)];
  return `${state} ${ANNOUNCEMENT_PAGES_LABELS[pages]}, from ${from} to ${to}.`;
}
