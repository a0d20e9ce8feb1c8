import { useState } from 'react';
import { convergeDeskEvents, guildMembers, latecomers } from '~/content/products/converge-page-content';
import { type Evening, giveBack, hasSeat, isWaiting, signUp } from './rules/seats';

/** The visitor, as a member. */
export const VISITOR = 'You';

type Evenings = Readonly<Record<string, Evening>>;

const initialEvenings: Evenings = Object.fromEntries(
  convergeDeskEvents.map(({ id, seats, bookedSeats }) => [
    id,
    { seats, taken: guildMembers.slice(0, bookedSeats), waiting: [] },
  ]),
);

/** The next latecomer without a seat or a place on the waiting list. */
export const findLatecomer = (evening: Evening): string | undefined =>
  latecomers.find((name) => !hasSeat(evening, name) && !isWaiting(evening, name));

/** The state of the calendar. `message` says what the last action changed. */
export function useEvenings() {
  const [evenings, setEvenings] = useState(initialEvenings);
  const [message, setMessage] = useState('');

  function update(id: string, evening: Evening, text: string) {
    setEvenings({ ...evenings, [id]: evening });
    setMessage(text);
  }

  function join(id: string, name: string) {
    const evening = evenings[id];
    if (!evening) return;
    const next = signUp(evening, name);
    const isVisitor = name === VISITOR;
    const who = isVisitor ? 'You have' : `${name} has`;
    update(
      id,
      next,
      hasSeat(next, name)
        ? `${who} a seat. ${next.seats - next.taken.length} are free.`
        : `${isVisitor ? 'You are' : `${name} is`} number ${next.waiting.length} on the waiting list.`,
    );
  }

  return {
    evenings,
    message,
    toggleSeat(id: string) {
      const evening = evenings[id];
      if (!evening) return;
      if (!hasSeat(evening, VISITOR) && !isWaiting(evening, VISITOR)) return join(id, VISITOR);
      const { evening: changed, next } = giveBack(evening, VISITOR);
      const text = hasSeat(evening, VISITOR) ? 'Your seat is free again.' : 'You left the waiting list.';
      update(id, changed, next ? `${next} got your seat, and an e-mail that says so.` : text);
    },
    addLatecomer(id: string) {
      const evening = evenings[id];
      const name = evening && findLatecomer(evening);
      if (name) join(id, name);
    },
  };
}
