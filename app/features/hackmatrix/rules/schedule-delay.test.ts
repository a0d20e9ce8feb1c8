import { expect, it } from 'vitest';
import { type DelayableEntry, delaySchedule } from './schedule-delay';

const entries: readonly DelayableEntry[] = [
  { id: 'round', name: 'Round', place: 'Hall', minutes: 60 },
  { id: 'lunch', name: 'Lunch', place: 'Veranda', minutes: 60, minMinutes: 40 },
  { id: 'pitches', name: 'Pitches', place: 'Stage', minutes: 90 },
  { id: 'jury', name: 'Jury', place: 'Library', minutes: 20, minMinutes: 10 },
  { id: 'results', name: 'Results', place: 'Hall', minutes: 30 },
];

const starts = (longerBy: number) =>
  delaySchedule(entries, { startsAt: '10:00', longEntryId: 'round', longerBy }).map(({ start }) => start);

it('keeps the planned times without a delay', () => {
  expect(starts(0)).toEqual(['10:00', '11:00', '12:00', '13:30', '13:50']);
});

it('a pause takes up a short delay', () => {
  expect(starts(20)).toEqual(['10:00', '11:20', '12:00', '13:30', '13:50']);
});

it('what pauses cannot take up moves the end', () => {
  const day = delaySchedule(entries, { startsAt: '10:00', longEntryId: 'round', longerBy: 45 });
  expect(day.map(({ shortenedBy }) => shortenedBy)).toEqual([0, 20, 0, 10, 0]);
  expect(day.at(-1)).toMatchObject({ plannedStart: '13:50', start: '14:05', movedBy: 15, end: '14:35' });
});

it('never shortens what comes before the delay', () => {
  expect(
    delaySchedule(entries, { startsAt: '10:00', longEntryId: 'jury', longerBy: 30 }).map(
      ({ movedBy }) => movedBy,
    ),
  ).toEqual([0, 0, 0, 0, 30]);
});
