import { formatOpeningState } from '~/domain/time/format-opening-hours';
import { getOpeningState, type OpeningHours } from '~/domain/time/opening-hours';
import type { VisitorTime } from '~/domain/time/visitor-time';
import { preserveFormValues } from './preserve-form-values';

const visitorZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
const language = document.documentElement.lang;

/** Two names of one time zone (Asia/Calcutta, Asia/Kolkata) have the same local time. */
const formatLocalTime = (timeZone: string) =>
  new Intl.DateTimeFormat('en', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format();

function showOpeningState(paragraph: HTMLElement, hours: OpeningHours): void {
  const state = getOpeningState(new Date(), hours);
  paragraph.textContent = formatOpeningState(state, { language, timeZone: hours.timeZone, visitorZone });
  paragraph.hidden = false;
}

/**
 * Opens the page in the visitor's time zone, when it differs from the page's. A visitor who has chosen another one gets a
 * link instead.
 */
function offerVisitorZone(link: HTMLAnchorElement, pageZone: string): void {
  if (formatLocalTime(visitorZone) === formatLocalTime(pageZone)) return;
  link.href += encodeURIComponent(visitorZone);
  link.append(visitorZone.replaceAll('_', ' '));
  if (new URLSearchParams(location.search).has('zone')) link.hidden = false;
  else location.replace(link.href);
}

// The value of VISITOR_TIME_ATTRIBUTE. Its import would add another chunk.
for (const element of document.querySelectorAll<HTMLElement>('[data-visitor-time]')) {
  const { openingHours, zone }: VisitorTime = JSON.parse(element.dataset.visitorTime ?? '{}');
  if (openingHours) showOpeningState(element, openingHours);
  if (zone && element instanceof HTMLAnchorElement) offerVisitorZone(element, zone);
}

// A change of the time zone reloads the page with the booking form.
preserveFormValues();
