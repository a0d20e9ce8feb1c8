import { formatOpeningState } from '~/domain/time/format-opening-hours';
import { getOpeningState, type OpeningHours } from '~/domain/time/opening-hours';

const visitorZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
const language = document.documentElement.lang;

// The value of OPENING_HOURS_ATTRIBUTE. Its import would add another chunk.
for (const paragraph of document.querySelectorAll<HTMLElement>('[data-opening-hours]')) {
  const hours: OpeningHours = JSON.parse(paragraph.dataset.openingHours ?? '');
  const state = getOpeningState(new Date(), hours);
  paragraph.textContent = formatOpeningState(state, { language, timeZone: hours.timeZone, visitorZone });
  paragraph.hidden = false;
}
