import type {
  AnnouncementPages,
  AnnouncementState,
  AnnouncementTone,
} from '~/domain/announcements/announcement';

export const ANNOUNCEMENT_TONE_LABELS: Readonly<Record<AnnouncementTone, string>> = {
  info: 'Information, blue',
  offer: 'Offer, green',
  important: 'Important, yellow',
};

export const ANNOUNCEMENT_PAGES_LABELS: Readonly<Record<AnnouncementPages, string>> = {
  all: 'All public pages',
  shop: 'Only the shop',
};

export const ANNOUNCEMENT_STATE_LABELS: Readonly<Record<AnnouncementState, string>> = {
  waiting: 'waiting',
  shown: 'shown',
  over: 'over',
};
