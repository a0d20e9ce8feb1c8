import { convergeDeskEvents, guildMembers, latecomers } from '~/content/products/converge-page-content';
import { type Evening, hasSeat, isOnWaitingList, signUp } from './rules/seats';

/** The visitor, as a member. */
export const VISITOR = 'You';

/** Who can ask for a seat, by the word in the URL. */
const GUESTS: Readonly<Record<string, string>> = Object.fromEntries(
  [VISITOR, ...latecomers].map((name) => [name.split(' ')[0]?.toLowerCase(), name]),
);

const EVENING = 'evening';
const SEPARATOR = '.';

/** The calendar as the visitor left it. It is in the query of the page, so that a link opens the same one. */
export interface CalendarState {
  selectedId: string;
  evenings: Readonly<Record<string, Evening>>;
}

export const CALENDAR_PARAMETERS: readonly string[] = [EVENING, ...convergeDeskEvents.map(({ id }) => id)];

const firstId = convergeDeskEvents[0]?.id ?? '';

/** The words of the guests of an evening, in the order in which they asked. */
const readGuests = (text: string): string[] =>
  [...new Set(text.split(SEPARATOR))].filter((word) => Object.hasOwn(GUESTS, word));

/** R-TOUR-4: reads the calendar from a URL. Unknown evenings and people are left out. Never throws. */
export function parseCalendarState(query: URLSearchParams): CalendarState {
  const asked = query.get(EVENING);
  return {
    selectedId: convergeDeskEvents.find(({ id }) => id === asked)?.id ?? firstId,
    evenings: Object.fromEntries(
      convergeDeskEvents.map(({ id, seats, bookedSeats }) => {
        const evening: Evening = { seats, taken: guildMembers.slice(0, bookedSeats), waiting: [] };
        const names = readGuests(query.get(id) ?? '').map((word) => GUESTS[word] ?? '');
        return [id, names.reduce(signUp, evening)];
      }),
    ),
  };
}

/** The query of a state, without what is the default. Who asked first has the seat, so that the order says it all. */
export function toCalendarQuery({ selectedId, evenings }: CalendarState): Record<string, string> {
  const words = Object.entries(GUESTS);
  const findWord = (name: string) => words.find(([, guest]) => guest === name)?.[0] ?? [];
  const guests = convergeDeskEvents.flatMap(({ id }) => {
    const { taken = [], waiting = [] } = evenings[id] ?? {};
    const text = [...taken, ...waiting].flatMap(findWord).join(SEPARATOR);
    return text ? [[id, text]] : [];
  });
  return { ...(selectedId !== firstId && { [EVENING]: selectedId }), ...Object.fromEntries(guests) };
}

/** The next latecomer without a seat or a place on the waiting list. */
export const findLatecomer = (evening: Evening): string | undefined =>
  latecomers.find((name) => !hasSeat(evening, name) && !isOnWaitingList(evening, name));
