import { parse, serialize } from 'hono/utils/cookie';
import {
  addClosedId,
  CLOSED_COOKIE,
  CLOSED_MAX_AGE_SECONDS,
  readClosedIds,
} from '~/domain/announcements/announcement';
import { isUuid } from '~/domain/text/uuid';

const readCookie = (cookies: string | null | undefined) => parse(cookies ?? '', CLOSED_COOKIE)[CLOSED_COOKIE];

/** R-ANNOUNCEMENT-3: whether the visitor closed an announcement in this browser. */
export const isAnnouncementClosed = (cookies: string | null | undefined, id: string): boolean =>
  readClosedIds(readCookie(cookies)).includes(id);

/**
 * The `Set-Cookie` header after the visitor closed one more. `undefined` for what is not an id. The script of the page writes the same
 * cookie before it sends the form (app/client/global/close-announcement), so it can be read there: it holds nothing but ids.
 */
export function createClosedCookie(cookies: string | null, id: string): string | undefined {
  if (!isUuid(id)) return undefined;
  return serialize(CLOSED_COOKIE, addClosedId(readCookie(cookies), id.toLowerCase()), {
    path: '/',
    maxAge: CLOSED_MAX_AGE_SECONDS,
    sameSite: 'Lax',
  });
}
