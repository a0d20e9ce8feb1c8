import { expect, it } from 'vitest';
import {
  longEntryId,
  scheduleStart,
  secondRoundStart,
  sundaySchedule,
} from '~/content/products/event-console-content';
import { finalTeams, submissions } from '~/content/products/event-screen-samples';
import { eventMoments } from '~/content/products/hackmatrix-content';
import { sampleJudgingRound } from '~/content/products/sample-judging-round';
import { sampleSubmissions } from '~/content/products/sample-submissions';
import { delaySchedule } from '../rules/schedule-delay';
import { type ConsoleState, defaultConsoleState, parseConsoleState, toConsoleQuery } from './console-state';

const state: ConsoleState = {
  ...defaultConsoleState,
  view: 'leaderboard',
  pitch: 3,
  team: 'rasoi-os',
  over: 90,
};

it('a link opens the same screen', () => {
  expect(parseConsoleState(new URLSearchParams(toConsoleQuery(state)))).toEqual(state);
  expect(toConsoleQuery(defaultConsoleState)).toEqual({});
});

it.each(['view=__proto__&at=25:00&more=-1&over=1e9&pitch=0&team=%00', 'view[]=schedule'])(
  'unknown values become the default: %s',
  (query) => {
    expect(parseConsoleState(new URLSearchParams(query))).toEqual(defaultConsoleState);
  },
);

it('the submissions are those of the product page', () => {
  expect(sampleSubmissions).toHaveLength(finalTeams.teams);
  expect(new Set(sampleSubmissions.map(({ team }) => team)).size).toBe(finalTeams.teams);
  const last = sampleSubmissions
    .toSorted((one, other) => one.at.localeCompare(other.at))
    .slice(-submissions.last.length);
  expect(last.map(({ team, at }) => ({ team, at }))).toEqual(
    submissions.last.map(({ team, at }) => ({ team, at })),
  );
  for (const { name, track } of sampleJudgingRound.teams)
    expect(sampleSubmissions).toContainEqual(expect.objectContaining({ team: name, track }));
});

it('the schedule has the times of the product page', () => {
  const starts = new Map(
    delaySchedule(sundaySchedule, { startsAt: scheduleStart, longEntryId, longerBy: 0 }).map(
      ({ entry, start }) => [entry.id, start],
    ),
  );
  for (const id of ['first-round', 'second-round', 'results'])
    expect(starts.get(id)).toBe(eventMoments.find((moment) => moment.id === id)?.time);
  expect(starts.get('second-round')).toBe(secondRoundStart);
});
