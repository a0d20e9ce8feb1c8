import { callHosts, callHours } from '~/content/calls';
import { isOffered } from '~/domain/call-slots';
import type { Database } from '../db/database.server';
import { isUniqueViolation } from '../db/unique-violation.server';
import { enqueue } from '../jobs/enqueue.server';
import type { Leads } from '../leads/contract.server';
import { storeLead } from '../leads/stored-leads.server';
import type { Booking, CallStart, Calls, Move } from './contract.server';
import { callOfLead, callsToComeOf, heldStarts, holdCall, moveCall } from './held-calls.server';

const MOST_CALLS_OF_ONE = 2;

/** Takes the whole transaction back. */
class SlotTaken extends Error {
  override name = 'SlotTaken';
}

interface Options {
  clock: () => Date;
  leads: Leads;
}

export function createCalls(database: Database, { clock, leads }: Options): Calls {
  const { db } = database;
  const mayBeHeld = ({ hostId, startsAt }: CallStart) =>
    callHosts.some(({ personId }) => personId === hostId) && isOffered(startsAt, clock(), callHours);

  async function book(...[lead, start]: Parameters<Calls['book']>): Promise<Booking> {
    if (!mayBeHeld(start)) return { kind: 'not-offered' };
    const { email = '' } = lead;
    if ((await callsToComeOf(db, email, clock())) >= MOST_CALLS_OF_ONE) return { kind: 'enough' };
    try {
      const { token } = await storeLead(database, clock, lead, async (transaction, leadId) => {
        if (!(await holdCall(transaction, leadId, start))) throw new SlotTaken();
      });
      return { kind: 'booked', token };
    } catch (error) {
      if (error instanceof SlotTaken) return { kind: 'taken' };
      throw error;
    }
  }

  async function move(token: string, startsAt: Date): Promise<Move> {
    const lead = await leads.readByToken(token);
    const call = lead && (await callOfLead(db, lead.id));
    if (!call || call.startsAt <= clock()) return 'unknown';
    if (call.startsAt.getTime() === startsAt.getTime()) return 'moved';
    if (!mayBeHeld({ hostId: call.hostId, startsAt })) return 'not-offered';
    try {
      return await db.transaction(async (transaction) => {
        if (!(await moveCall(transaction, call.leadId, startsAt))) return 'unknown';
        await enqueue(transaction, 'lead-confirmation', { leadId: call.leadId, token });
        return 'moved';
      });
    } catch (error) {
      if (isUniqueViolation(error)) return 'taken';
      throw error;
    }
  }

  return {
    heldStarts: (hostId, from) => heldStarts(db, hostId, from),
    book,
    move,
    async readByToken(token) {
      const lead = await leads.readByToken(token);
      return lead && callOfLead(db, lead.id);
    },
  };
}
