import type { RouterContextProvider } from 'react-router';
import { getNextDay } from '~/domain/time/wall-clock';
import { site } from '~site';
import { expirePage } from './cache-tags.server';

/** The current time, for a page that depends on the date. The page is cached until the day ends in the time zone of the company. */
export function readPageTime(context: Readonly<RouterContextProvider>): Date {
  const now = new Date();
  expirePage(context, getNextDay(now, site.openingHours.timeZone));
  return now;
}
