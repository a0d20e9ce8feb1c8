import { parse, serialize } from 'hono/utils/cookie';
import { addClosedId, readClosedIds } from '~/domain/announcements/announcement';
import { isUuid } from '~/domain/text/uuid';

const COOKIE = 'tessera.announcements';
const MAX_AGE_SECONDS = 180 * 24 * 60 * 60;

const readCookie = (cookies: string | null | undefined) => parse(cookies ?? '', COOKIE)[COOKIE];

/** R-ANNOUNCEMENT-3: whether the visitor closed an announcement in this browser. */
export const isAnnouncementClosed = (cookies: string | null | undefined, id: string): boolean =>
  readClosedIds(readCookie(cookies)).includes(id);

/** The `Set-Cookie` header after the visitor closed one more. `undefined` for what is not an id. */
export function createClosedCookie(cookies: string | null, id: string): string | undefined {
  if (!isUuid(id)) return undefined;
  return serialize(COOKIE, addClosedId(readCookie(cookies), id.toLowerCase()), {
    path: '/',
    maxAge: MAX_AGE_SECONDS,
    httpOnly: true,
    sameSite: 'Lax',
  });
}
