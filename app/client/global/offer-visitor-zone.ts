import { preserveFormValues, storeFormValues } from './preserve-form-values';

const visitorZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Two names of one time zone (Asia/Calcutta, Asia/Kolkata) have the same local time. */
const formatLocalTime = (timeZone: string) =>
  new Intl.DateTimeFormat('en', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format();

/**
 * Opens the page in the visitor's time zone, when it differs from the page's. A visitor who has chosen another one gets a
 * link instead.
 */
export function offerVisitorZone(link: HTMLAnchorElement): void {
  // A change of the time zone reloads the page with the booking form.
  preserveFormValues();
  if (formatLocalTime(visitorZone) === formatLocalTime(link.dataset.pageZone ?? visitorZone)) return;
  link.href += encodeURIComponent(visitorZone);
  link.append(visitorZone.replaceAll('_', ' '));
  if (new URLSearchParams(location.search).has('zone')) {
    link.hidden = false;
    return;
  }
  // The visitor may have typed before this script was there, and continues until the other page is shown.
  addEventListener('pagehide', storeFormValues);
  location.replace(link.href);
}
