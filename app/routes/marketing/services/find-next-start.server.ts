import type { RouterContextProvider } from 'react-router';
import type { NextStart } from '~/content/services/next-start';
import { readPageTime } from '~/server/http/cache/page-time.server';
import { toIsoDay } from '~/server/iso-day.server';

/** R-PAGE-8: the next start of a service until its day. The stored page is rendered again each day. */
export const findNextStart = (
  context: Readonly<RouterContextProvider>,
  { day, text }: NextStart,
): string | undefined => (toIsoDay(readPageTime(context)) <= day ? text : undefined);
