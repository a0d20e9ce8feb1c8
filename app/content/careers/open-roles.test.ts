import { describe, expect, it } from 'vitest';
import { FULL_TIME_HOURS_PER_WEEK } from '~/domain/careers/role-terms';
import { companyFactsContent } from '../company/company-facts-content';
import { teamMembers } from '../company/team';
import { articles } from '../journal/articles';
import { customerStories } from '../stories/customer-stories';
import { benefits, careersContent, hiringFigure, hiringSteps } from './careers-content';
import { isRoleOpen, openRoles } from './open-roles';

const teamMember = (id: string) => teamMembers.find((candidate) => candidate.id === id);

describe.each(openRoles.map((role) => [role.id, role] as const))('%s', (_, role) => {
  it('is posted, closes and starts in this order', () => {
    expect(role.postedOn < role.deadline && role.deadline < role.startsOn).toBe(true);
    expect(isRoleOpen(role, role.deadline)).toBe(true);
    expect(isRoleOpen(role, role.startsOn)).toBe(role.untilFilled === true);
  });

  it('pays at least Rs. 30,000 a month, in a narrow range', () => {
    const { from, to } = role.pay;
    expect(from).toBeGreaterThanOrEqual(30_000 * 12 * 100);
    expect(to).toBeGreaterThanOrEqual(from);
    expect(to / from).toBeLessThanOrEqual(1.5);
  });

  it('has a kind that matches its hours and its duration', () => {
    expect(role.hoursPerWeek < FULL_TIME_HOURS_PER_WEEK).toBe(role.kind === 'part-time');
    expect(role.months !== undefined).toBe(role.kind === 'fixed-term' || role.kind === 'internship');
    expect(role.goals.map(({ afterDays }) => afterDays)).toEqual([30, 60, 90]);
  });

  it('has existing colleagues, of the same team and in the same city', () => {
    const colleagues = role.colleagueIds.map(teamMember);
    expect(colleagues).not.toContain(undefined);
    expect(new Set(role.colleagueIds).size).toBe(role.colleagueIds.length);
    expect(colleagues.some((colleague) => colleague?.teamId === role.teamId)).toBe(true);
    expect(colleagues.some((colleague) => colleague?.city === role.city)).toBe(true);
  });
});

describe('in ten years', () => {
  const inTenYears = '2036-11-21';

  it('roles are open in every city', () => {
    const open = openRoles.filter((role) => isRoleOpen(role, inTenYears));
    expect(open.length).toBeGreaterThanOrEqual(6);
    expect(new Set(open.map(({ city }) => city)).size).toBe(4);
  });

  it('temporary roles are closed, all others are open', () => {
    for (const role of openRoles) expect(isRoleOpen(role, inTenYears)).toBe(role.months === undefined);
  });
});

describe('all roles together', () => {
  it('include several teams, every office and every kind', () => {
    expect(openRoles.length).toBeGreaterThanOrEqual(9);
    expect(new Set(openRoles.map(({ teamId }) => teamId)).size).toBeGreaterThanOrEqual(6);
    expect(new Set(openRoles.map(({ city }) => city)).size).toBe(4);
    expect(new Set(openRoles.map(({ kind }) => kind)).size).toBe(4);
  });

  it('have distinct questions and covers', () => {
    expect(new Set(openRoles.map(({ applicationQuestion }) => applicationQuestion)).size).toBe(
      openRoles.length,
    );
    const covers = [...openRoles, ...customerStories, ...articles].map(({ cover }) => cover);
    expect(new Set(covers.map(({ kind, seed }) => `${kind} ${seed}`)).size).toBe(covers.length);
  });
});

describe('hiring', () => {
  it('has steps without gaps for the number of days in the headline', () => {
    let day = 1;
    for (const { firstDay, lastDay } of hiringSteps) {
      expect(firstDay).toBe(day);
      expect(lastDay).toBeGreaterThanOrEqual(firstDay);
      day = lastDay + 1;
    }
    expect(day - 1).toBe(28);
    expect(careersContent.hiringHeadline[0]).toMatch(/^How we hire: 28 working days/);
  });

  it('counts all team members who joined since that year', () => {
    const joined = teamMembers.filter((candidate) => candidate.joinedYear >= hiringFigure.sinceYear);
    expect(joined).toHaveLength(hiringFigure.people);
    expect(hiringFigure.label).toContain(`${hiringFigure.people} people`);
    expect(hiringFigure.period).toContain(`${Math.max(...joined.map((candidate) => candidate.joinedYear))}`);
  });

  it('agrees with the other pages', () => {
    expect(teamMember(careersContent.teamMemberId)?.strength).toContain('within ten working days');
    expect(hiringSteps.find(({ id }) => id === 'answer')).toMatchObject({ firstDay: 2, lastDay: 11 });
    expect(hiringSteps.find(({ id }) => id === 'paid-day')?.text).toContain(
      `Rs. ${(careersContent.paidDayPay / 100).toLocaleString('en-IN')}`,
    );
    expect(companyFactsContent.ownership).toContain('three founders');
    expect(new Set(benefits.map(({ figure }) => figure)).size).toBe(benefits.length);
  });
});
