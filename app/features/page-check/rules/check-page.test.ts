import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { checkPage } from './check-page';
import { SUBJECTS } from './finding';
import { goodPage } from './fixtures/good-page';
import type { PageFacts } from './page-facts';

const findFinding = (changes: Partial<PageFacts>, id: string) => {
  const finding = checkPage({ ...goodPage, ...changes }).find((candidate) => candidate.id === id);
  if (!finding) throw new Error(`There is no check ${id}.`);
  return finding;
};
const getState = (change: Partial<PageFacts>, id: string) => findFinding(change, id).state;
const createHeading = (level: number, text = `Heading ${level}`) => ({ level, text });
const createImages = (alt: string | null, isOnlyLinkContent = false) => [
  { name: 'a.jpg', alt, isOnlyLinkContent },
];
const createTextColours = (colour: string, isLarge = false) => [
  { text: 'Words', colour, background: '#ffffff', isLarge },
];
const createBlocks = (type: string, ...fields: string[]) => [{ hasContext: true, items: [{ type, fields }] }];

test('a good page has four good findings on each subject', () => {
  const findings = checkPage(goodPage);
  expect(findings.filter((finding) => finding.state !== 'good')).toEqual([]);
  for (const subject of SUBJECTS)
    expect(findings.filter((finding) => finding.subject === subject)).toHaveLength(4);
  expect(new Set(findings.map(({ id }) => id)).size).toBe(findings.length);
});

describe('weight', () => {
  it('never improves with more bytes', () => {
    const rank = { good: 0, warning: 1, error: 2, unknown: 3 };
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.nat(1_000_000), (less, more) => {
        const small = less;
        const large = less + more;
        expect(rank[getState({ bytes: small }, 'document')]).toBeLessThanOrEqual(
          rank[getState({ bytes: large }, 'document')],
        );
      }),
    );
  });

  test('blocking scripts are listed', () => {
    expect(findFinding({ blockingScripts: ['a.js'] }, 'blocking')).toMatchObject({
      state: 'warning',
      locations: ['a.js'],
    });
    expect(getState({ blockingScripts: ['a.js', 'b.js', 'c.js'] }, 'blocking')).toBe('error');
  });
});

describe('headings', () => {
  test('one h1', () => {
    expect(getState({ headings: [createHeading(2)] }, 'one-h1')).toBe('error');
    expect(getState({ headings: [createHeading(1, 'a'), createHeading(1, 'b')] }, 'one-h1')).toBe('warning');
  });

  test('a skipped level is listed; a higher level may follow', () => {
    expect(findFinding({ headings: [createHeading(1), createHeading(3)] }, 'levels').locations).toEqual([
      'h3 Heading 3',
    ]);
    expect(
      getState(
        { headings: [createHeading(1), createHeading(2), createHeading(3), createHeading(2)] },
        'levels',
      ),
    ).toBe('good');
    expect(getState({ headings: [createHeading(2), createHeading(1)] }, 'levels')).toBe('good');
    expect(getState({ headings: [createHeading(3)] }, 'levels')).toBe('error');
    expect(getState({ headings: [] }, 'levels')).toBe('unknown');
  });

  test('empty and repeated headings', () => {
    expect(getState({ headings: [createHeading(1), createHeading(2, '')] }, 'empty-headings')).toBe('error');
    expect(
      getState({ headings: [createHeading(2, 'More'), createHeading(2, 'more')] }, 'repeated-headings'),
    ).toBe('warning');
    expect(
      getState({ headings: [createHeading(2, 'More'), createHeading(3, 'More')] }, 'repeated-headings'),
    ).toBe('good');
  });
});

describe('alternatives', () => {
  test('a missing alternative is an error, an empty one is not', () => {
    expect(getState({ images: createImages(null) }, 'alt-there')).toBe('error');
    expect(getState({ images: createImages('') }, 'alt-says')).toBe('good');
    expect(getState({ images: createImages('', true) }, 'alt-says')).toBe('warning');
    expect(getState({ images: [] }, 'alt-there')).toBe('unknown');
  });

  test.each(['IMG_2.jpg', 'image', 'A photo', 'logo 2', 'x'.repeat(151)])('"%s" does not help', (alt) =>
    expect(getState({ images: createImages(alt) }, 'alt-says')).toBe('warning'),
  );

  test('controls without names and fields without labels are errors', () => {
    expect(getState({ unnamedControls: ['<a>'] }, 'names')).toBe('error');
    expect(getState({ unlabelledFields: ['<input>'] }, 'labels')).toBe('error');
  });
});

describe('contrast', () => {
  test('4.5 for text, 3 for large text', () => {
    expect(getState({ textColours: createTextColours('#777777') }, 'ratio')).toBe('error');
    expect(getState({ textColours: createTextColours('#777777', true) }, 'ratio')).toBe('good');
    expect(getState({ textColours: createTextColours('#949494', true) }, 'ratio')).toBe('good');
    expect(getState({ textColours: createTextColours('#999999', true) }, 'ratio')).toBe('error');
    expect(getState({ textColours: [] }, 'ratio')).toBe('unknown');
  });

  test('the same pair is listed once, the lowest contrast first', () => {
    const colours = [
      ...createTextColours('#777777'),
      ...createTextColours('#cccccc'),
      ...createTextColours('#777777'),
    ];
    expect(
      findFinding({ textColours: colours }, 'ratio').locations.map((location) => location.slice(0, 4)),
    ).toEqual(['1.60', '4.47']);
  });

  test('a hidden focus outline is an error unless another focus style exists', () => {
    expect(getState({ focusHidingSelectors: [':focus'] }, 'focus')).toBe('error');
    expect(getState({ focusHidingSelectors: [':focus'], hasFocusStyle: true }, 'focus')).toBe('warning');
  });
});

describe('metadata', () => {
  test('lengths', () => {
    expect(getState({ titles: [] }, 'title')).toBe('error');
    expect(getState({ titles: ['Home'] }, 'title')).toBe('warning');
    expect(getState({ titles: ['One title that fits', 'Another one that fits'] }, 'title')).toBe('warning');
    expect(getState({ descriptions: ['x'.repeat(161)] }, 'description')).toBe('warning');
  });

  test('noindex and canonical URLs', () => {
    expect(getState({ robots: 'noindex, follow' }, 'address')).toBe('error');
    expect(getState({ robots: 'index, nonexistent' }, 'address')).toBe('good');
    expect(getState({ canonicals: [] }, 'address')).toBe('warning');
    expect(getState({ canonicals: ['/here'] }, 'address')).toBe('warning');
    expect(getState({ canonicals: ['https://a.example', 'https://b.example'] }, 'address')).toBe('error');
  });

  test('disabled zoom is an error', () => {
    expect(getState({ viewport: 'width=device-width, user-scalable=no' }, 'basics')).toBe('error');
    expect(getState({ viewport: 'width=device-width, maximum-scale=1.0' }, 'basics')).toBe('error');
    expect(getState({ viewport: 'width=device-width, maximum-scale=10' }, 'basics')).toBe('good');
    expect(getState({ language: null }, 'basics')).toBe('error');
  });
});

describe('structured data', () => {
  test('missing fields are listed', () => {
    expect(findFinding({ structuredData: createBlocks('Event', 'name') }, 'fields')).toMatchObject({
      state: 'error',
      locations: ['Event: startDate, location'],
    });
    for (const unknown of ['Thing', 'constructor'])
      expect(getState({ structuredData: createBlocks(unknown) }, 'fields')).toBe('good');
  });

  test('no data, invalid data, and data without a context', () => {
    expect(getState({ structuredData: [] }, 'json-there')).toBe('warning');
    expect(getState({ structuredData: [] }, 'types')).toBe('unknown');
    expect(getState({ structuredData: [{ error: 'bad', hasContext: false, items: [] }] }, 'json-there')).toBe(
      'error',
    );
    expect(
      getState(
        {
          structuredData: [
            { ...createBlocks('Event')[0], hasContext: false, items: [{ type: 'Event', fields: [] }] },
          ],
        },
        'types',
      ),
    ).toBe('error');
  });

  test('a preview needs a title and a picture', () => {
    expect(findFinding({ shareImage: null }, 'share')).toMatchObject({ state: 'warning' });
    expect(findFinding({ shareImage: null }, 'share').message).toContain('og:image');
  });
});
