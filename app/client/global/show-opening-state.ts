import { formatOpeningState } from '~/domain/time/format-opening-hours';
import { getOpeningState, type OpeningHours } from '~/domain/time/opening-hours';

const MINUTE_MS = 60_000;
const visitorZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
const language = document.documentElement.lang;

function showOpeningState(): void {
  // The value of OPENING_HOURS_ATTRIBUTE. Its import would add another chunk.
  for (const paragraph of document.querySelectorAll<HTMLElement>('[data-opening-hours]')) {
    const hours: OpeningHours = JSON.parse(paragraph.dataset.openingHours ?? '');
    const state = getOpeningState(new Date(), hours);
    const text = formatOpeningState(state, { language, timeZone: hours.timeZone, visitorZone });
    if (paragraph.textContent !== text) paragraph.textContent = text;
    paragraph.hidden = false;
  }
}

showOpeningState();
// A page that stays open, or is shown again by the back button.
setInterval(showOpeningState, MINUTE_MS);
