import { describe, expect, it } from 'vitest';
import { companyFactsContent } from '../company/company-facts-content';
import { teamMembers } from '../company/team';
import { articleTeasers } from '../journal/article-teasers';
import { customerStories } from '../stories/customer-stories';
import { benefits, careersContent, hiringFigure, hiringSteps } from './careers-content';
import { FULL_TIME_HOURS_PER_WEEK } from './open-role';
import { isRoleOpen, listRolesOpenOn, openRoles } from './open-roles';

const teamMember = (id: string) => teamMembers.find((candidate) => candidate.id === id);

describe.each(openRoles.map((role) => [role.id, role] as const))('%s', (_, role) => {
  it('is posted, closes and begins in this order', () => {
    expect(role.postedOn < role.deadline && role.deadline < role.startsOn).toBe(true);
    expect(isRoleOpen(role, role.deadline)).toBe(true);
    expect(isRoleOpen(role, role.startsOn)).toBe(role.untilFilled === true);
  });

  it('pays from Rs. 30,000 a month upwards, in a range that says something', () => {
    const { from, to } = role.pay;
    expect(from).toBeGreaterThanOrEqual(30_000 * 12 * 100);
    expect(to).toBeGreaterThanOrEqual(from);
    expect(to / from).toBeLessThanOrEqual(1.5);
  });

  it('is of a kind that fits its hours and its end', () => {
    expect(role.hoursPerWeek < FULL_TIME_HOURS_PER_WEEK).toBe(role.kind === 'part-time');
    expect(role.months !== undefined).toBe(role.kind === 'fixed-term' || role.kind === 'internship');
    expect(role.goals.map(({ afterDays }) => afterDays)).toEqual([30, 60, 90]);
  });

  it('is done beside people who are there, one of them in the team or in the same city', () => {
    const colleagues = role.colleagueIds.map(teamMember);
    expect(colleagues).not.toContain(undefined);
    expect(new Set(role.colleagueIds).size).toBe(role.colleagueIds.length);
    expect(colleagues.some((colleague) => colleague?.teamId === role.teamId)).toBe(true);
    expect(colleagues.some((colleague) => colleague?.city === role.city)).toBe(true);
  });
});

describe('in ten years', () => {
  const farAway = '2036-11-21';

  it('nobody has to look at an empty board', () => {
    const open = listRolesOpenOn(farAway);
    expect(open.length).toBeGreaterThanOrEqual(6);
    expect(new Set(open.map(({ city }) => city)).size).toBe(4);
  });

  it('what ends by itself has ended, and what does not has not', () => {
    for (const role of openRoles) expect(isRoleOpen(role, farAway)).toBe(role.months === undefined);
  });
});

describe('all roles together', () => {
  it('are in several teams, every office and every kind', () => {
    expect(openRoles.length).toBeGreaterThanOrEqual(9);
    expect(new Set(openRoles.map(({ teamId }) => teamId)).size).toBeGreaterThanOrEqual(6);
    expect(new Set(openRoles.map(({ city }) => city)).size).toBe(4);
    expect(new Set(openRoles.map(({ kind }) => kind)).size).toBe(4);
  });

  it('ask different questions, under covers that nothing else hangs under', () => {
    expect(new Set(openRoles.map(({ applicationQuestion }) => applicationQuestion)).size).toBe(
      openRoles.length,
    );
    const covers = [...openRoles, ...customerStories, ...articleTeasers].map(({ cover }) => cover);
    expect(new Set(covers.map(({ kind, seed }) => `${kind} ${seed}`)).size).toBe(covers.length);
  });
});

describe('hiring', () => {
  it('goes step by step, without a gap, for as many days as the headline says', () => {
    let day = 1;
    for (const { firstDay, lastDay } of hiringSteps) {
      expect(firstDay).toBe(day);
      expect(lastDay).toBeGreaterThanOrEqual(firstDay);
      day = lastDay + 1;
    }
    expect(day - 1).toBe(28);
    expect(careersContent.hiringHeadline[0]).toMatch(/^Twenty-eight working days/);
  });

  it('was counted over everybody who joined since then', () => {
    const joinedCount = teamMembers.filter((candidate) => candidate.joinedYear >= hiringFigure.sinceYear);
    expect(joinedCount).toHaveLength(hiringFigure.people);
    expect(hiringFigure.label).toContain(`${hiringFigure.people} people`);
    expect(hiringFigure.period).toContain(
      `${Math.max(...joinedCount.map((candidate) => candidate.joinedYear))}`,
    );
  });

  it('promises the same as the other pages', () => {
    expect(teamMember(careersContent.teamMemberId)?.strength).toContain('within ten working days');
    expect(hiringSteps.find(({ id }) => id === 'answer')).toMatchObject({ firstDay: 2, lastDay: 11 });
    expect(hiringSteps.find(({ id }) => id === 'paid-day')?.text).toContain(
      `Rs. ${(careersContent.paidDayPay / 100).toLocaleString('en-IN')}`,
    );
    expect(companyFactsContent.ownership).toContain('three founders');
    expect(new Set(benefits.map(({ figure }) => figure)).size).toBe(benefits.length);
  });
});
