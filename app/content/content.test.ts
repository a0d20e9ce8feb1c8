import { describe, expect, expectTypeOf, it } from 'vitest';
import type { PortraitFeatures } from '~/domain/accounts/portrait-options';
import type { PortraitFeatures as DrawnFeatures } from '~/ui/art/portrait/portrait-features';
import * as careers from './careers/careers-content';
import * as roles from './careers/open-roles';
import * as company from './company/company';
import * as companyFacts from './company/company-facts-content';
import * as timeline from './company/company-story-content';
import * as decisions from './company/decisions';
import * as manifesto from './company/manifesto-content';
import * as rooms from './company/office-floors';
import * as people from './company/team';
import * as journal from './journal/article-teasers';
import * as comingSoon from './products/coming-soon-content';
import * as eventScreens from './products/event-screen-samples';
import * as hackMatrix from './products/hackmatrix-content';
import * as judging from './products/sample-judging-round';
import * as products from './products/software-products';
import * as services from './services/company-services';
import * as events from './services/hackathon-events';
import * as navigation from './site/navigation';
import * as stories from './stories/customer-stories';

const contentModules = {
  careers,
  comingSoon,
  company,
  companyFacts,
  decisions,
  events,
  hackMatrix,
  journal,
  judging,
  manifesto,
  eventScreens,
  navigation,
  people,
  products,
  roles,
  rooms,
  services,
  stories,
  timeline,
};

const ids = (list: readonly { id: string }[]) => list.map((entry) => entry.id);
const teamMemberIds = ids(people.teamMembers);

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

describe('people', () => {
  it('are as many as the company says, in cities where it has an office', () => {
    expect(people.teamMembers).toHaveLength(46);
    expect(company.company.headcount).toBe(people.teamMembers.length);
    const cities = company.offices.map((office) => office.city);
    for (const teamMember of people.teamMembers) expect(cities).toContain(teamMember.city);
  });

  it('each look like nobody else', () => {
    const faces = people.teamMembers.map((teamMember) =>
      JSON.stringify(Object.entries(teamMember.portrait).sort()),
    );
    expect(new Set(faces).size).toBe(faces.length);
  });

  it('are described in the words the drawing knows', () => {
    expectTypeOf<PortraitFeatures>().toEqualTypeOf<DrawnFeatures>();
  });

  it('can be told from their background', () => {
    for (const { id, portrait } of people.teamMembers) {
      expect(portrait.top, id).not.toBe(portrait.background);
      if (portrait.headwear) expect(portrait.trim, id).not.toBe(portrait.background);
    }
  });

  it('joined once the company was there, each team has somebody', () => {
    for (const teamMember of people.teamMembers)
      expect(teamMember.joinedYear).toBeGreaterThanOrEqual(company.company.foundedIn);
    expect(new Set(people.teamMembers.map((teamMember) => teamMember.teamId))).toEqual(
      new Set(ids(people.teams)),
    );
  });
});

describe('references', () => {
  it.each([
    ['people', teamMemberIds],
    ['teams', ids(people.teams)],
    ['products', ids(products.softwareProducts)],
    ['services', ids(services.companyServices)],
    ['events', ids(events.openHackathons)],
    ['stories', ids(stories.customerStories)],
    ['roles', ids(roles.openRoles)],
    ['articles', journal.articleTeasers.map((article) => article.slug)],
    ['questions', ids(hackMatrix.hackMatrixQuestions)],
    ['figures', ids([...company.companyFigures, ...hackMatrix.hackMatrixFigures, careers.hiringFigure])],
  ])('ids of %s are unique and fit an address', (_, list) => {
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
    ['nextHackathonId', ids(events.openHackathons)],
  ])('%s leads somewhere', (key, knownIds) => {
    const used = valuesOf(key, contentModules);
    expect(used.length).toBeGreaterThan(0);
    for (const id of used) expect(knownIds).toContain(id);
  });

  it('founders and the results of the front page exist', () => {
    for (const id of company.company.founderIds) expect(teamMemberIds).toContain(id);
    const results = stories.customerStories.flatMap((story) => ids(story.results));
    expect(new Set(results).size).toBe(results.length);
    for (const id of company.homeResultIds) expect(results).toContain(id);
  });

  it('every coming product says what is coming', () => {
    const upcoming = products.softwareProducts.filter((product) => product.state === 'coming');
    expect(Object.keys(comingSoon.comingSoonProducts).sort()).toEqual(ids(upcoming).sort());
    expect(products.softwareProducts.map((product) => product.colorRole)).toEqual([1, 2, 3, 4, 5, 6]);
  });
});

describe('addresses', () => {
  const area =
    /^\/(about|account|auth|blog|career|coming-soon|company|contact|customer|demos|faq|help|newsletter|partner-with-us|portfolio|pricing|privacy|products|refund-policy|saas|services|shop|site-map|team|terms-of-use)(\/[a-z0-9-]+)*\/?$/;

  it('are paths of this site', () => {
    const hrefs = valuesOf('href', contentModules);
    expect(hrefs.length).toBeGreaterThan(100);
    for (const href of hrefs) expect(href).toMatch(area);
  });

  it('stand once in a menu and once in the footer', () => {
    const menus = navigation.headerMenus.map((menu) => valuesOf('href', menu.groups));
    for (const hrefs of [...menus, ...navigation.footerColumns.map((column) => valuesOf('href', column))]) {
      expect(new Set(hrefs).size).toBe(hrefs.length);
    }
  });
});

describe('the judging round', () => {
  const { ballots, criteria, judges, teams } = judging.sampleJudgingRound;

  it('has a ballot of every judge for every team, marks in half steps, three still missing', () => {
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

  it('weighs to a hundred', () => {
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

  it('say what they count, since when and who counted', () => {
    for (const figure of figures) {
      expect(figure.value, figure.id).toMatch(/\d/);
      expect(figure.period, figure.id).toMatch(/20\d\d|\d+ days/);
      expect(figure.label.length, figure.id).toBeGreaterThan(12);
      expect(figure.source.length, figure.id).toBeGreaterThan(8);
    }
  });

  it('events end after they begin, articles stand newest first', () => {
    for (const event of events.openHackathons) expect(event.endsOn >= event.startsOn).toBe(true);
    const dates = journal.articleTeasers.map((article) => article.publishedOn);
    expect(dates).toEqual(dates.toSorted().reverse());
  });
});

describe('words', () => {
  const banned =
    /\b(seamless(ly)?|leverag\w+|cutting[- ]edge|world[- ]class|robust|empower\w*|unlock\w*|elevat\w+|revolution\w*|game[- ]chang\w+|synerg\w+|innovative|passionate|state[- ]of[- ]the[- ]art|best[- ]in[- ]class|next[- ]gen\w*|one[- ]stop|turnkey|holistic|supercharge\w*|effortless(ly)?|delve\w*|stunning|amazing|lorem|todo|tbd|solutions? provider)\b/i;

  it('are none of the tired ones', () => {
    for (const text of textsOf(contentModules)) {
      if (!text.startsWith('/')) expect(text).not.toMatch(banned);
    }
  });

  it('are set with curly apostrophes and no stray spaces', () => {
    for (const text of textsOf(contentModules)) expect(text).not.toMatch(/\w'\w| {2}|^ | $|"/);
  });
});
