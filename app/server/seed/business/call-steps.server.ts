import { callHosts } from '~/content/contact/book-call-content';
import { type SampleCall, sampleCalls } from '~/content/samples/sample-messages';
import { areOverlapping, listAvailableCalls } from '~/domain/contact/call-slots';
import { addDays, toInstant, toWallClock } from '~/domain/time/wall-clock';
import { site } from '~site';
import type { SampleServices } from './sample-services.server';
import { addHours, type Step } from './step.server';

const { timeZone } = site.openingHours;
/** Calls are booked this long before their time, and at the latest some hours before now, one after another. */
const HOURS_BEFORE = 60;
const HOURS_BETWEEN = 7;

/** The first free slot of the host from a time on. */
async function findSlot({ calls }: SampleServices, hostId: string, from: Date, bookedAt: Date) {
  const hours = await calls.getHours();
  const booked = await calls.listBooked(hostId, from);
  return listAvailableCalls(bookedAt, hours)
    .flatMap(({ slots }) => slots)
    .find(
      (startsAt) =>
        startsAt >= from &&
        !booked.some((call) => areOverlapping(call, { startsAt, minutes: hours.slotMinutes })),
    );
}

/** `callsAfter`: how many calls are requested later. */
function toSteps(services: SampleServices, call: SampleCall, callsAfter: number): Step[] {
  const { day, minutes, topic, cancelled, ...sample } = call;
  const host = callHosts.find((candidate) => candidate.topic === topic);
  if (!host) throw new Error(`Nobody takes calls about "${topic}".`);
  const { now, calls, callManagement, leads, actors } = services;
  const today = toWallClock(now, timeZone);
  const from = toInstant(addDays(today.day, day - (today.weekday - 1)), minutes, timeZone);
  const latest = addHours(now, -3 - callsAfter * HOURS_BETWEEN);
  const bookedAt = new Date(Math.min(addHours(from, -HOURS_BEFORE).getTime(), latest.getTime()));
  let id: string | undefined;
  const book = async () => {
    const startsAt = await findSlot(services, host.teamMemberId, from, bookedAt);
    if (!startsAt) return;
    const booking = await calls.book(
      { kind: 'call', topic: host.topic, signedInEmail: sample.email, ...sample },
      { hostId: host.teamMemberId, startsAt },
    );
    if (booking.kind === 'booked') id = (await leads.getByToken(booking.token))?.id;
  };
  const cancel = async (reason: string) => {
    if (id !== undefined) await callManagement.cancel(actors.staff, { id, revision: 0, reason });
  };
  return [
    { at: bookedAt, run: book },
    ...(cancelled === undefined ? [] : [{ at: addHours(bookedAt, 1), run: () => cancel(cancelled) }]),
  ];
}

/** Calls of this week and the next one. A day without hours moves a call to the next slot. */
export const listCallSteps = (services: SampleServices): Step[] =>
  sampleCalls.flatMap((call, index) => toSteps(services, call, sampleCalls.length - 1 - index));
