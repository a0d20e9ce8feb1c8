import { expect, it } from 'vitest';
import { eveningMoments, eveningPeople, sampleEvening } from './community-evening-content';
import { latecomers } from './converge-page-content';

it('every moment names the person who sees it', () => {
  for (const { id, toldBy, voices } of eveningMoments) expect(voices[toldBy], id).toBeDefined();
});

it('every person sees at least two moments, and nobody sees all of them', () => {
  for (const { id } of eveningPeople) {
    const told = eveningMoments.filter(({ voices }) => voices[id]).length;
    expect(told, id).toBeGreaterThanOrEqual(2);
    expect(told, id).toBeLessThan(eveningMoments.length);
  }
});

it('nobody waits while a seat is free, and no more seats are taken than there are', () => {
  for (const { id, taken, waiting } of eveningMoments) {
    expect(taken, id).toBeLessThanOrEqual(sampleEvening.seats);
    if (taken < sampleEvening.seats) expect(waiting, id).toBe(0);
  }
});

it('the evening of the story is past, and its people are those of the guild', () => {
  expect(Date.parse(sampleEvening.startsAt)).toBeLessThan(Date.now());
  const names = eveningPeople.map(({ name }) => name);
  for (const name of latecomers) expect(names).toContain(name);
});
