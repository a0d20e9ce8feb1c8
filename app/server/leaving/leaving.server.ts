import { eq } from 'drizzle-orm';
import { isFreshProof } from '~/domain/fresh-proof';
import { countAttempt } from '../accounts/attempts.server';
import { departures } from '../db/schema/departures.server';
import { dataOwner } from '../personal-data/erase.server';
import { everythingAsZip } from '../personal-data/everything.server';
import { askToLeave } from './ask.server';
import type { Leaving } from './contract.server';
import { isLastAdmin } from './last-admin.server';
import type { LeavingParts } from './parts.server';
import { openLink, takeBackByLink, takeBackOf } from './take-back.server';

const COPIES_AN_HOUR = 5;
const HOUR_S = 60 * 60;

export function createLeaving(parts: LeavingParts): Leaving {
  const { database, demo, clock } = parts;
  const { db } = database;
  return {
    async departureOf({ person }) {
      const { askedAt, leavesAt, personId } = departures;
      const [row] = await db.select({ askedAt, leavesAt }).from(departures).where(eq(personId, person.id));
      return row ?? null;
    },
    isLastAdmin: ({ person }) => isLastAdmin(db, person.id, { demo }),
    ask: (actor) => askToLeave(parts, actor),
    takeBack: ({ person }) => takeBackOf(parts, person.id),
    openLink: (token) => openLink(parts, token),
    takeBackByLink: (token) => takeBackByLink(parts, token),
    async everything({ person, session }) {
      const now = clock();
      if (!isFreshProof(session.provenAt, now, 'key')) return { kind: 'stale' };
      const limit = { key: `everything:${person.id}`, most: COPIES_AN_HOUR, seconds: HOUR_S };
      const seconds = await countAttempt(database, [limit], now);
      if (seconds > 0) return { kind: 'wait', seconds };
      const owner = await dataOwner(db, person.id);
      if (!owner) return { kind: 'stale' };
      return { kind: 'file', ...everythingAsZip(db, owner, now) };
    },
  };
}
