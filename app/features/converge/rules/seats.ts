/** The seats of one evening. Names are unique within an evening. */
export interface Evening {
  seats: number;
  taken: readonly string[];
  /** In the order in which they asked. */
  waiting: readonly string[];
}

export const hasSeat = ({ taken }: Evening, name: string): boolean => taken.includes(name);
export const isOnWaitingList = ({ waiting }: Evening, name: string): boolean => waiting.includes(name);

export function describeFreeSeats({ seats, taken }: Evening): string {
  const free = seats - taken.length;
  if (free === 0) return 'It was the last one.';
  return free === 1 ? 'One is free.' : `${free} are free.`;
}

/** Takes a seat, or joins the waiting list when none is free. A second sign-up changes nothing. */
export function signUp(evening: Evening, name: string): Evening {
  if (hasSeat(evening, name) || isOnWaitingList(evening, name)) return evening;
  return evening.taken.length < evening.seats
    ? { ...evening, taken: [...evening.taken, name] }
    : { ...evening, waiting: [...evening.waiting, name] };
}

/** Gives a seat back, or leaves the waiting list. `next` is the person who gets the free seat. */
export function giveBack(evening: Evening, name: string): { evening: Evening; next?: string } {
  if (!hasSeat(evening, name)) {
    return { evening: { ...evening, waiting: evening.waiting.filter((person) => person !== name) } };
  }
  const [next, ...waiting] = evening.waiting;
  const taken = evening.taken.filter((person) => person !== name);
  if (next === undefined) return { evening: { ...evening, taken } };
  return { evening: { ...evening, taken: [...taken, next], waiting }, next };
}
