import fc from 'fast-check';
import { expect, it } from 'vitest';
import { convergeDeskEvents, latecomers } from '~/content/products/converge-page-content';
import { CALENDAR_PARAMETERS, parseCalendarState, toCalendarQuery, VISITOR } from './calendar-state';
import { giveBack, hasSeat, isOnWaitingList, signUp } from './rules/seats';

const parse = (query: Record<string, string>) => parseCalendarState(new URLSearchParams(query));
const ids = convergeDeskEvents.map(({ id }) => id);

it('R-TOUR-4: a link opens the calendar as it was left, whatever was pressed', () => {
  const step = fc.record({
    id: fc.constantFrom(...ids),
    name: fc.constantFrom(VISITOR, ...latecomers),
    isSelected: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      const last = steps.reduce((state, { id, name, isSelected }) => {
        const evening = state.evenings[id];
        if (!evening) return state;
        const comes = name !== VISITOR || !(hasSeat(evening, name) || isOnWaitingList(evening, name));
        const next = comes ? signUp(evening, name) : giveBack(evening, name).evening;
        return {
          selectedId: isSelected ? id : state.selectedId,
          evenings: { ...state.evenings, [id]: next },
        };
      }, parse({}));
      expect(parse(toCalendarQuery(last))).toEqual(last);
    }),
  );
});

it('R-TOUR-4: the first state has no query', () => {
  expect(toCalendarQuery(parse({}))).toEqual({});
});

it('R-TOUR-4: unknown words are left out, and no name comes twice', () => {
  expect(parse({ evening: '__proto__', sensors: 'constructor.nobody.<script>' })).toEqual(parse({}));
  expect(parse({ sensors: 'you.you.salim' })).toEqual(parse({ sensors: 'you.salim' }));
  fc.assert(
    fc.property(fc.string(), fc.constantFrom(...CALENDAR_PARAMETERS), (text, name) => {
      const state = parse({ [name]: text });
      expect(ids).toContain(state.selectedId);
      for (const { seats, taken } of Object.values(state.evenings))
        expect(taken.length).toBeLessThanOrEqual(seats);
    }),
  );
});
