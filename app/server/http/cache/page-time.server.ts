import type { RouterContextProvider } from 'react-router';
import { getNextDay } from '~/domain/time/wall-clock';
import { site } from '~site';
import { expirePage } from './cache-tags.server';

/** The present moment, for a page that depends on the date. The stored page is right until the day of the company ends. */
export function readPageTime(context: Readonly<RouterContextProvider>): Date {
  const now = new Date();
  expirePage(context, getNextDay(now, site.openingHours.timeZone));
  return now;
}
