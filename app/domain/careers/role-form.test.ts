import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { createRoleFormSchema } from './role-form-schema';
import { listRoleChanges, ROLE_FIELDS, type RoleField, toRoleValues } from './role-form-values';
import { getStateAfter, listRoleSteps, ROLE_STATES } from './role-state';
import { FULL_TIME_HOURS_PER_WEEK, ROLE_KINDS, VACANCY_CAUSES } from './role-terms';

const PEOPLE = ['asha', 'dev', 'neha', 'ravi', 'tara', 'uma'];
const schema = createRoleFormSchema({
  teams: ['studio', 'design'],
  cities: ['Kochi', 'Pune'],
  colleagues: PEOPLE,
  covers: ['opus', 'iso'],
});

const values: Record<RoleField, string> = {
  title: 'Potter',
  summary: 'You throw the tiles that the others glaze.',
  teamId: 'studio',
  city: 'Kochi',
  kind: 'permanent',
  months: '',
  hoursPerWeek: '40',
  payFrom: '8.4',
  payTo: '12',
  deadline: '2027-01-20',
  untilFilled: '',
  startsOn: '2027-03-01',
  vacancyCause: 'new',
  vacancyText: 'A new wheel stands here.',
  about: 'Eight hours of clay, and a kiln on Fridays.',
  responsibilities: 'Throw.\nTrim.\nFire.',
  goal30: 'One tile.',
  goal60: 'Ten.',
  goal90: 'All.',
  lead: 'asha',
  colleague2: 'dev',
  colleague3: '',
  colleague4: '',
  colleague5: '',
  requirements: 'Hands.\nPatience.',
  notRequired: 'A degree.',
  difficulty: 'The kiln is hot.',
  applicationQuestion: 'What broke last?',
  coverKind: 'opus',
  coverSeed: '7',
};

const listIssues = (changes: Partial<Record<RoleField, string>>) => {
  const parsed = schema.safeParse({ ...values, ...changes });
  return parsed.success ? [] : [...new Set(parsed.error.issues.map(({ path }) => path.join('.')))];
};

/** One line without spaces at its ends. */
const line = fc
  .array(fc.stringMatching(/^[A-Za-z,.]{4,9}$/), { minLength: 7, maxLength: 8 })
  .map((words) => words.join(' '));
const lines = fc.array(line, { minLength: 3, maxLength: 12 }).map((all) => all.join('\n'));

describe('R-CAREERS-6: the form of a role', () => {
  it('shows what was entered, and reads the same role from it again', () => {
    fc.assert(
      fc.property(
        fc.record({
          title: line,
          summary: line,
          about: line,
          responsibilities: lines,
          requirements: lines,
          kind: fc.constantFrom(...ROLE_KINDS),
          vacancyCause: fc.constantFrom(...VACANCY_CAUSES),
          pay: fc.tuple(fc.integer({ min: 1, max: 1800 }), fc.integer({ min: 0, max: 1800 })),
          untilFilled: fc.constantFrom('on', ''),
          months: fc.integer({ min: 1, max: 36 }),
          people: fc.shuffledSubarray(PEOPLE, { minLength: 2, maxLength: 5 }),
        }),
        ({ pay: [from, more], months, people, kind, ...typed }) => {
          const [lead, colleague2, colleague3 = '', colleague4 = '', colleague5 = ''] = people;
          const entered = {
            ...values,
            ...typed,
            kind,
            lead,
            colleague2,
            colleague3,
            colleague4,
            colleague5,
            payFrom: String(from / 100),
            payTo: String((from + more) / 100),
            months: kind === 'fixed-term' || kind === 'internship' ? String(months) : '',
            hoursPerWeek: kind === 'part-time' ? '24' : String(FULL_TIME_HOURS_PER_WEEK),
          };
          const shown = toRoleValues(schema.parse(entered));
          expect(shown).toEqual(entered);
          expect(listRoleChanges(shown, toRoleValues(schema.parse(shown)))).toEqual([]);
        },
      ),
    );
  });

  test.each<[string, Partial<Record<RoleField, string>>, string[]]>([
    ['the upper pay is below the lower one', { payTo: '8' }, ['payTo']],
    ['the pay is beyond the axis', { payTo: '36.1' }, ['payTo']],
    ['the pay is no number', { payFrom: '8 lakh' }, ['payFrom']],
    ['the work begins before the closing day', { startsOn: '2027-01-20' }, ['startsOn']],
    ['an internship has no months', { kind: 'internship' }, ['months']],
    ['a permanent role has months', { months: '6' }, ['months']],
    ['a part-time role has full hours', { kind: 'part-time' }, ['hoursPerWeek']],
    ['a full-time role has fewer hours', { hoursPerWeek: '24' }, ['hoursPerWeek']],
    ['a colleague is named twice', { colleague3: 'asha' }, ['colleague2']],
    ['a colleague is unknown', { lead: 'zoe' }, ['lead']],
    ['the team is unknown', { teamId: 'nobody' }, ['teamId']],
    ['there are two responsibilities', { responsibilities: 'Throw.\n\nTrim.\n' }, ['responsibilities']],
    ['the day does not exist', { deadline: '2027-02-30' }, ['deadline']],
  ])('refuses a role of which %s', (_, changes, fields) => {
    expect(listIssues(changes)).toEqual(fields);
  });

  const LONG_LINE = 'x'.repeat(301);

  test.each<[string, Partial<Record<RoleField, string>>, string[]]>([
    ['pay of nothing', { payFrom: '0' }, ['payFrom']],
    ['pay with three decimals', { payFrom: '8.125' }, ['payFrom']],
    ['pay up to the end of the axis', { payTo: '36' }, []],
    ['a role of no months', { kind: 'internship', months: '0' }, ['months']],
    ['a role of 36 months', { kind: 'internship', months: '36' }, []],
    ['a role of 37 months', { kind: 'internship', months: '37' }, ['months']],
    ['a part-time role of one hour', { kind: 'part-time', hoursPerWeek: '1' }, []],
    ['a part-time role of half an hour', { kind: 'part-time', hoursPerWeek: '0.5' }, ['hoursPerWeek']],
    ['12 lines', { requirements: 'Hands.\n'.repeat(12) }, []],
    ['13 lines', { requirements: 'Hands.\n'.repeat(13) }, ['requirements']],
    ['lines of 300 characters', { requirements: `Hands.\n  ${LONG_LINE.slice(1)}  ` }, []],
    ['a line of 301 characters', { requirements: `Hands.\n${LONG_LINE}` }, ['requirements']],
  ])('has limits: %s', (_, changes, fields) => {
    expect(listIssues(changes)).toEqual(fields);
  });

  it('says what is wrong with the months of each kind', () => {
    const findMessage = (changes: Partial<Record<RoleField, string>>) =>
      schema.safeParse({ ...values, ...changes }).error?.issues.find(({ path }) => path[0] === 'months')
        ?.message;
    expect(findMessage({ kind: 'fixed-term' })).toBe('How many months?');
    expect(findMessage({ months: '6' })).toBe('Only a fixed-term role or an internship has months.');
  });

  it('reads a checkbox without a tick, which browsers do not send', () => {
    const { untilFilled, ...sent } = values;
    expect(schema.parse(sent).untilFilled).toBe(false);
  });

  it('has a field for every part', () => {
    expect(Object.keys(toRoleValues(schema.parse(values))).sort()).toEqual([...ROLE_FIELDS].sort());
  });

  it('joins pasted lines of one paragraph', () => {
    expect(schema.parse({ ...values, about: 'Eight hours of clay,\r\n  and a kiln on Fridays.' }).about).toBe(
      values.about,
    );
  });
});

describe('R-CAREERS-6: the state of a role', () => {
  it('is never a draft again after its publication, and every ended role can be opened again', () => {
    for (const state of ROLE_STATES) {
      const next = listRoleSteps(state).map(getStateAfter);
      expect(next.includes('draft')).toBe(state === 'scheduled');
      expect(next).not.toContain(state);
      if (state === 'closed' || state === 'filled') expect(next).toContain('open');
    }
  });
});
