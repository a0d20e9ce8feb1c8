import { useState } from 'react';
import { paths } from '~/paths';
import { findLatecomer, parseCalendarState, toCalendarQuery, VISITOR } from './calendar-state';
import { describeFreeSeats, type Evening, giveBack, hasSeat, isOnWaitingList, signUp } from './rules/seats';

/**
 * The state of the calendar, which begins as the query says. Each change updates the URL. `message` says what the last action
 * changed.
 */
export function useEvenings(query: string) {
  const [state, setState] = useState(() => parseCalendarState(new URLSearchParams(query)));
  const [message, setMessage] = useState('');
  const { evenings } = state;

  function update(change: Partial<typeof state>, text: string) {
    const next = { ...state, ...change };
    setState(next);
    setMessage(text);
    history.replaceState(history.state, '', paths.convergeCalendar(toCalendarQuery(next)));
  }

  const updateEvening = (id: string, evening: Evening, text: string) =>
    update({ evenings: { ...evenings, [id]: evening } }, text);

  function join(id: string, name: string) {
    const evening = evenings[id];
    if (!evening) return;
    const next = signUp(evening, name);
    const isVisitor = name === VISITOR;
    const who = isVisitor ? 'You have' : `${name} has`;
    updateEvening(
      id,
      next,
      hasSeat(next, name)
        ? `${who} a seat. ${describeFreeSeats(next)}`
        : `${isVisitor ? 'You are' : `${name} is`} number ${next.waiting.length} on the waiting list.`,
    );
  }

  return {
    ...state,
    message,
    select: (selectedId: string) => update({ selectedId }, ''),
    toggleSeat(id: string) {
      const evening = evenings[id];
      if (!evening) return;
      if (!hasSeat(evening, VISITOR) && !isOnWaitingList(evening, VISITOR)) return join(id, VISITOR);
      const { evening: changed, next } = giveBack(evening, VISITOR);
      const text = hasSeat(evening, VISITOR) ? 'Your seat is free again.' : 'You left the waiting list.';
      updateEvening(id, changed, next ? `${next} got your seat, and an email that says so.` : text);
    },
    addLatecomer(id: string) {
      const evening = evenings[id];
      const name = evening && findLatecomer(evening);
      if (name) join(id, name);
    },
  };
}
