import { expect, it } from 'vitest';
import { pitchOrder } from '~/content/products/event-console-content';
import { sampleRound } from '../sample-round';
import { rankTeams } from './judging-round';
import { listPlaces, rankAfterPitches } from './leaderboard-replay';

it('after the last pitch the list is that of the judging round', () => {
  expect(rankAfterPitches(sampleRound, pitchOrder, pitchOrder.length)).toEqual(rankTeams(sampleRound));
});

it('every team of the round pitches once', () => {
  expect(pitchOrder.toSorted()).toEqual(sampleRound.teams.map(({ id }) => id).toSorted());
});

it('a team has no place before its pitch and never rises without marks of its own', () => {
  const places = listPlaces(sampleRound, pitchOrder);
  for (const [index, id] of pitchOrder.entries()) {
    const own = places.get(id) ?? [];
    expect(own.slice(0, index).every((place) => place === null)).toBe(true);
    const given = own.slice(index).filter((place) => place !== null);
    expect(given).toEqual(given.toSorted((one, other) => one - other));
  }
});

it('a team with a pending mark has no place', () => {
  expect(listPlaces(sampleRound, pitchOrder).get('beej')).toEqual(Array(8).fill(null));
});
