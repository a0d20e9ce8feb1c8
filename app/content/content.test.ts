import { describe, expect, it } from 'vitest';
import * as careers from './careers/careers-content';
import * as roles from './careers/open-roles';
import * as company from './company/company';
import * as companyFacts from './company/company-facts-content';
import * as timeline from './company/company-story-content';
import * as decisions from './company/decisions';
import * as manifesto from './company/manifesto-content';
import * as officeFloors from './company/office-floors';
import * as team from './company/team';
import * as journal from './journal/articles';
import * as editorialCase from './portfolio/editorial-case-content';
import * as engineeringCase from './portfolio/engineering-case-content';
import * as portfolioTexts from './portfolio/portfolio-content';
import * as portfolio from './portfolio/portfolio-projects';
import * as comingSoon from './products/coming-soon-content';
import * as convergePage from './products/converge-page-content';
import * as eventScreens from './products/event-screen-samples';
import * as hackMatrix from './products/hackmatrix-content';
import * as judging from './products/sample-judging-round';
import * as products from './products/software-products';
import * as services from './services/company-services';
import * as lesson from './services/fraction-lesson';
import * as hackathons from './services/hackathon-content';
import * as events from './services/hackathon-events';
import * as learning from './services/learning-content';
import * as audit from './services/quick-audit-content';
import * as rooms from './services/service-rooms-content';
import * as weeks from './services/twelve-weeks-content';
import * as web from './services/web-content';
import * as workshops from './services/workshop-content';
import * as navigation from './site/navigation';
import * as stories from './stories/customer-stories';

const contentModules = {
  audit,
  careers,
  comingSoon,
  company,
  convergePage,
  companyFacts,
  decisions,
  events,
  hackathons,
  hackMatrix,
  journal,
  judging,
  learning,
  lesson,
  manifesto,
  editorialCase,
  engineeringCase,
  eventScreens,
  navigation,
  team,
  products,
  roles,
  rooms,
  officeFloors,
  services,
  portfolio,
  portfolioTexts,
  stories,
  timeline,
  web,
  weeks,
  workshops,
};

const ids = (list: readonly { id: string }[]) => list.map((entry) => entry.id);
const teamMemberIds = ids(team.teamMembers);

/** All values of a key with this name, at any depth. */
function valuesOf(key: string, within: unknown): unknown[] {
  if (typeof within !== 'object' || within === null) return [];
  return Object.entries(within).flatMap(([name, value]) => (name === key ? [value] : valuesOf(key, value)));
}

function textsOf(within: unknown): string[] {
  if (typeof within === 'string') return [within];
  if (typeof within !== 'object' || within === null) return [];
  return Object.values(within).flatMap(textsOf);
}

describe('team members', () => {
  it('have the number that the company states, in cities with an office', () => {
    expect(team.teamMembers).toHaveLength(46);
    expect(company.company.headcount).toBe(team.teamMembers.length);
    const cities = company.offices.map((office) => office.city);
    for (const teamMember of team.teamMembers) expect(cities).toContain(teamMember.city);
  });

  it('have distinct portraits', () => {
    const portraits = team.teamMembers.map((teamMember) =>
      JSON.stringify(Object.entries(teamMember.portrait).sort()),
    );
    expect(new Set(portraits).size).toBe(portraits.length);
  });

  it('contrast with their background', () => {
    for (const { id, portrait } of team.teamMembers) {
      expect(portrait.top, id).not.toBe(portrait.background);
      if (portrait.headwear) expect(portrait.trim, id).not.toBe(portrait.background);
    }
  });

  it('joined after the foundation, at least one in each team', () => {
    for (const teamMember of team.teamMembers)
      expect(teamMember.joinedYear).toBeGreaterThanOrEqual(company.company.foundedIn);
    expect(new Set(team.teamMembers.map((teamMember) => teamMember.teamId))).toEqual(
      new Set(ids(team.teams)),
    );
  });
});

describe('references', () => {
  it.each([
    ['people', teamMemberIds],
    ['teams', ids(team.teams)],
    ['products', ids(products.softwareProducts)],
    ['services', ids(services.companyServices)],
    ['events', ids(events.openHackathons)],
    ['stories', ids(stories.customerStories)],
    ['roles', ids(roles.openRoles)],
    ['articles', journal.articles.map((article) => article.slug)],
    ['questions', ids([...hackMatrix.hackMatrixQuestions, ...convergePage.convergeQuestions])],
    ['figures', ids([...company.companyFigures, ...hackMatrix.hackMatrixFigures, careers.hiringFigure])],
  ])('ids of %s are unique and can be part of a URL', (_, list) => {
    expect(new Set(list).size).toBe(list.length);
    for (const id of list) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it.each([
    ['teamLeadId', teamMemberIds],
    ['authorId', teamMemberIds],
    ['teamMemberId', teamMemberIds],
    ['grievanceOfficerId', teamMemberIds],
    ['storyId', ids(stories.customerStories)],
    ['productId', ids(products.softwareProducts)],
    ['serviceId', ids(services.companyServices)],
    ['eventId', ids(events.openHackathons)],
  ])('every %s exists', (key, knownIds) => {
    const used = valuesOf(key, contentModules);
    expect(used.length).toBeGreaterThan(0);
    for (const id of used) expect(knownIds).toContain(id);
  });

  it('founders and the results on the home page exist', () => {
    for (const id of company.company.founderIds) expect(teamMemberIds).toContain(id);
    const results = stories.customerStories.flatMap((story) => ids(story.results));
    expect(new Set(results).size).toBe(results.length);
    for (const id of company.homeResultIds) expect(results).toContain(id);
  });

  it('every coming product has its content', () => {
    const upcoming = products.softwareProducts.filter((product) => product.state === 'coming');
    expect(Object.keys(comingSoon.comingSoonProducts).sort()).toEqual(ids(upcoming).sort());
  });
});

describe('paths', () => {
  it('are once in each menu and in each column of the footer', () => {
    const menus = navigation.headerMenus.map((menu) => valuesOf('href', menu.groups));
    for (const hrefs of [...menus, ...navigation.footerColumns.map((column) => valuesOf('href', column))]) {
      expect(new Set(hrefs).size).toBe(hrefs.length);
    }
  });
});

describe('the sample judging round', () => {
  const { ballots, criteria, judges, teams } = judging.sampleJudgingRound;

  it('has a ballot of every judge for every team, in half steps, with three marks missing', () => {
    const marks = judges.flatMap((judge) =>
      teams.flatMap((team) => {
        const ballot = ballots[judge.id]?.[team.id];
        expect(ballot, `${judge.id}, ${team.id}`).toHaveLength(criteria.length);
        return ballot ?? [];
      }),
    );
    const givenMarks = marks.filter((mark) => mark !== null);
    expect(marks.length - givenMarks.length).toBe(3);
    for (const mark of givenMarks) expect(Number.isInteger(mark * 2) && mark >= 0 && mark <= 10).toBe(true);
  });

  it('has weights with a sum of 100', () => {
    expect(criteria.reduce((sum, criterion) => sum + criterion.weightPercent, 0)).toBe(100);
  });

  it('has one judge who marks lower than all others', () => {
    const means = judges.map((judge) => {
      const marks = Object.values(ballots[judge.id] ?? {}).flatMap((ballot) =>
        ballot.filter((mark) => mark !== null),
      );
      return marks.reduce((sum, mark) => sum + mark, 0) / marks.length;
    });
    const [lowest = 0, nextLowest = 0] = means.toSorted((a, b) => a - b);
    expect(nextLowest - lowest).toBeGreaterThan(1);
  });
});

describe('figures and dates', () => {
  const figures = [
    ...company.companyFigures,
    ...hackMatrix.hackMatrixFigures,
    careers.hiringFigure,
    ...stories.customerStories.flatMap((story) => story.results),
  ];

  it('have a label, a period and a source', () => {
    for (const figure of figures) {
      expect(figure.value, figure.id).toMatch(/\d/);
      expect(figure.period, figure.id).toMatch(/20\d\d|\d+ days/);
      expect(figure.label.length, figure.id).toBeGreaterThan(12);
      expect(figure.source.length, figure.id).toBeGreaterThan(8);
    }
  });

  it('events end after their start, articles are sorted newest first', () => {
    for (const event of events.openHackathons) expect(event.endsOn >= event.startsOn).toBe(true);
    const dates = journal.articles.map((article) => article.publishedOn);
    expect(dates).toEqual(dates.toSorted().reverse());
  });
});

describe('texts', () => {
  const cliches =
    /\b(seamless(ly)?|leverag\w+|cutting[- ]edge|world[- ]class|robust|empower\w*|unlock\w*|elevat\w+|revolution\w*|game[- ]chang\w+|synerg\w+|innovative|passionate|state[- ]of[- ]the[- ]art|best[- ]in[- ]class|next[- ]gen\w*|one[- ]stop|turnkey|holistic|supercharge\w*|effortless(ly)?|delve\w*|stunning|amazing|lorem|todo|tbd|solutions? provider)\b/i;

  it('contain no clichés', () => {
    for (const text of textsOf(contentModules)) {
      if (!text.startsWith('/')) expect(text).not.toMatch(cliches);
    }
  });

  it('have curly apostrophes and no extra spaces', () => {
    for (const text of textsOf(contentModules)) expect(text).not.toMatch(/\w'\w| {2}|^ | $|"/);
  });
});
