import { describe, expect, test } from 'vitest';
import { listEventFacts } from './event-facts';

const day = '11–13 Dec 2026';
const when = { label: 'When', value: 'Friday 11 December, 17:00' };
const where = { label: 'Where', value: 'Vetal Hill College' };
const page = { subtitle: 'Pune, 11 to 13 December', details: [when, { label: 'Age', value: '18' }, where] };

describe('R-TICKET-11: a ticket says when and where its event is', () => {
  test('as the page of the product does', () => {
    expect(listEventFacts({ day, isLastDate: true }, page)).toEqual([when, where]);
    expect(listEventFacts({ isLastDate: true }, page)).toEqual([when, where]);
  });

  test('a page without these details has its subtitle', () => {
    const plain = { ...page, details: [] };
    expect(listEventFacts({ day, isLastDate: true }, plain)).toEqual([
      { label: 'When and where', value: page.subtitle },
    ]);
  });

  test('of a former date it is that day, whatever the page says of the next one', () => {
    expect(listEventFacts({ day, isLastDate: false }, page)).toEqual([{ label: 'When', value: day }]);
  });

  test('of a product that is gone it is the day, or nothing without one', () => {
    expect(listEventFacts({ day, isLastDate: true }, undefined)).toEqual([{ label: 'When', value: day }]);
    expect(listEventFacts({ isLastDate: true }, undefined)).toEqual([]);
  });
});
