import { describe, expect, inject, it } from 'vitest';
import { paths } from '../../../app/paths';
import { sendRequest } from '../support/send-request';

const get = async (path: string) => {
  const { status, text } = await sendRequest(inject('siteUrl'), { path: path.replace(/#.*/, '') });
  const main = text.slice(text.indexOf('<main'));
  return {
    status,
    text,
    shown: main
      .replace(/<!--.*?-->/g, '')
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' '),
  };
};

describe('the console of organisers', () => {
  it('draws the submissions without a query', async () => {
    const { shown, text } = await get(paths.organiserTour());
    expect(shown).toContain('71 of 71 handed in at 09:05, 1 late');
    expect(text).not.toContain('noindex');
  });

  it('computes the state of a shared link', async () => {
    const { shown, text } = await get(paths.organiserTour({ at: '09:05', more: '15' }));
    expect(shown).toContain('71 of 71 handed in at 09:05, none late');
    expect(shown).toContain('deadline moved from 09:00 to 09:15 for all 71 teams');
    expect(text).toContain('noindex');
    const schedule = await get(paths.organiserTour({ view: 'schedule', over: '90' }));
    expect(schedule.shown).toContain('The results move to 16:45. The bus leaves at 17:15');
    const replay = await get(paths.organiserTour({ view: 'leaderboard', pitch: '3' }));
    expect(replay.shown).toContain('14:36: Team Lattice has pitched, 3 of 8.');
  });
});

describe('the evening of a community', () => {
  it('is shown in order, or as the person of the link sees it', async () => {
    const everyone = await get(paths.communityTour());
    expect(everyone.shown).toContain('A title, a room, twenty-four chairs.');
    expect(everyone.shown).not.toContain('does not see this');
    const salim = await get(paths.communityTour({ by: 'salim' }));
    expect(salim.shown).toContain('My phone buzzed: a chair, mine.');
    expect(salim.shown).toContain('Salim Ebrahim does not see this.');
    expect(salim.shown).not.toContain('A title, a room, twenty-four chairs.');
  });
});

describe('the calendar of Converge', () => {
  it('opens the evening of the link with its seats and its waiting list', async () => {
    const first = await get(paths.convergeCalendar());
    expect(first.shown).toContain('11 of 16 chairs taken');
    expect(first.text).not.toContain('noindex');
    const shared = await get(paths.convergeCalendar({ evening: 'sensors', sensors: 'you.salim' }));
    expect(shared.shown).toContain('24 of 24 chairs taken');
    expect(shared.shown).toContain('Waiting list: Salim Ebrahim');
    expect(shared.text).toContain('noindex');
  });
});

describe('the suite', () => {
  it('shows the step of the link, and every handover in the table', async () => {
    const { shown } = await get(paths.suite(6));
    expect(shown).toContain('A project becomes a challenge');
    expect(shown).toContain('From the beginning');
    for (const name of ['TaskFlow to Converge', 'EvalEdge to HackMatrix', 'HackMatrix to Bridge'])
      expect(shown).toContain(name);
  });
});

it.each([
  [`${paths.organiserTour()}?view=__proto__&at=%3Cscript%3E&pitch=${'9'.repeat(4000)}`, '71 of 71 handed in'],
  [`${paths.communityTour()}?by=__proto__`, 'Roy Antony'],
  [`/products/converge?evening=__proto__&sensors=${'you.'.repeat(500)}`, '11 of 16 chairs taken'],
  [`${paths.suite()}?step=-1`, 'The week of the hosts meets the calendar'],
])('an unknown value shows the first state: %s', async (path, expected) => {
  const { status, shown } = await get(path);
  expect(status).toBe(200);
  expect(shown).toContain(expected);
});
