import { formatOpeningState } from '~/domain/time/format-opening-hours';
import { getOpeningState, type OpeningHours } from '~/domain/time/opening-hours';
import type { VisitorTime } from '~/domain/time/visitor-time';
import { preserveFormValues } from './preserve-form-values';

const ownZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
const language = document.documentElement.lang;

/** The same clock by another name (Asia/Calcutta, Asia/Kolkata) is the same zone. */
const clockNow = (timeZone: string) =>
  new Intl.DateTimeFormat('en', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format();

function sayWhetherOpen(line: HTMLElement, hours: OpeningHours): void {
  const state = getOpeningState(new Date(), hours);
  line.textContent = formatOpeningState(state, { language, timeZone: hours.timeZone, visitorZone: ownZone });
  line.hidden = false;
}

/** Times are written in the zone of the page: whoever lives by another clock is led to the same page in theirs. */
function offerOwnZone(link: HTMLAnchorElement, zone: string): void {
  if (clockNow(ownZone) === clockNow(zone)) return;
  link.href += encodeURIComponent(ownZone);
  link.append(ownZone.replaceAll('_', ' '));
  link.hidden = false;
}

// The attribute is VISITOR_TIME; importing it would make a third file of two.
for (const element of document.querySelectorAll<HTMLElement>('[data-visitor-time]')) {
  const { openingHours, zone }: VisitorTime = JSON.parse(element.dataset.visitorTime ?? '{}');
  if (openingHours) sayWhetherOpen(element, openingHours);
  if (zone && element instanceof HTMLAnchorElement) offerOwnZone(element, zone);
}

// Where times are chosen, a form stands beside them.
preserveFormValues();
