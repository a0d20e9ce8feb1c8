import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { checkPage } from './check-page';
import { SUBJECTS } from './finding';
import { goodPage } from './fixtures/good-page';
import type { PageFacts } from './page-facts';

const found = (change: Partial<PageFacts>, id: string) => {
  const finding = checkPage({ ...goodPage, ...change }).find((candidate) => candidate.id === id);
  if (!finding) throw new Error(`There is no check ${id}.`);
  return finding;
};
const state = (change: Partial<PageFacts>, id: string) => found(change, id).state;
const heading = (level: number, text = `Heading ${level}`) => ({ level, text });
const picture = (alt: string | null, isOnlyLinkContent = false) => [
  { name: 'a.jpg', alt, isOnlyLinkContent },
];
const words = (colour: string, isLarge = false) => [
  { text: 'Words', colour, background: '#ffffff', isLarge },
];
const block = (type: string, ...fields: string[]) => [{ hasContext: true, items: [{ type, fields }] }];

test('a good page is in order throughout: four findings on each subject', () => {
  const findings = checkPage(goodPage);
  expect(findings.filter((finding) => finding.state !== 'good')).toEqual([]);
  for (const subject of SUBJECTS)
    expect(findings.filter((finding) => finding.subject === subject)).toHaveLength(4);
  expect(new Set(findings.map(({ id }) => id)).size).toBe(findings.length);
});

describe('weight', () => {
  it('grows worse and never better with bytes', () => {
    const rank = { good: 0, look: 1, fault: 2, unseen: 3 };
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.nat(1_000_000), (less, more) => {
        const [small, large] = [less, less + more];
        expect(rank[state({ bytes: small }, 'document')]).toBeLessThanOrEqual(
          rank[state({ bytes: large }, 'document')],
        );
      }),
    );
  });

  test('scripts that make the page wait are named', () => {
    expect(found({ blockingScripts: ['a.js'] }, 'blocking')).toMatchObject({
      state: 'look',
      locations: ['a.js'],
    });
    expect(state({ blockingScripts: ['a.js', 'b.js', 'c.js'] }, 'blocking')).toBe('fault');
  });
});

describe('headings', () => {
  test('one h1', () => {
    expect(state({ headings: [heading(2)] }, 'one-h1')).toBe('fault');
    expect(state({ headings: [heading(1, 'a'), heading(1, 'b')] }, 'one-h1')).toBe('look');
  });

  test('a level left out is named; going back up is no fault', () => {
    expect(found({ headings: [heading(1), heading(3)] }, 'levels').locations).toEqual(['h3 Heading 3']);
    expect(state({ headings: [heading(1), heading(2), heading(3), heading(2)] }, 'levels')).toBe('good');
    expect(state({ headings: [heading(2), heading(1)] }, 'levels')).toBe('good');
    expect(state({ headings: [heading(3)] }, 'levels')).toBe('fault');
    expect(state({ headings: [] }, 'levels')).toBe('unseen');
  });

  test('empty and repeated ones', () => {
    expect(state({ headings: [heading(1), heading(2, '')] }, 'empty-headings')).toBe('fault');
    expect(state({ headings: [heading(2, 'More'), heading(2, 'more')] }, 'repeated-headings')).toBe('look');
    expect(state({ headings: [heading(2, 'More'), heading(3, 'More')] }, 'repeated-headings')).toBe('good');
  });
});

describe('alternatives', () => {
  test('missing is a fault, empty on purpose is not', () => {
    expect(state({ images: picture(null) }, 'alt-there')).toBe('fault');
    expect(state({ images: picture('') }, 'alt-says')).toBe('good');
    expect(state({ images: picture('', true) }, 'alt-says')).toBe('look');
    expect(state({ images: [] }, 'alt-there')).toBe('unseen');
  });

  test.each(['IMG_2.jpg', 'image', 'A photo', 'logo 2', 'x'.repeat(151)])('"%s" does not help', (alt) =>
    expect(state({ images: picture(alt) }, 'alt-says')).toBe('look'),
  );

  test('controls without words and fields without labels are faults', () => {
    expect(state({ unnamedControls: ['<a>'] }, 'names')).toBe('fault');
    expect(state({ unlabelledFields: ['<input>'] }, 'labels')).toBe('fault');
  });
});

describe('contrast', () => {
  test('4.5 for words, 3 for large ones', () => {
    expect(state({ textColours: words('#777777') }, 'ratio')).toBe('fault');
    expect(state({ textColours: words('#777777', true) }, 'ratio')).toBe('good');
    expect(state({ textColours: words('#949494', true) }, 'ratio')).toBe('good');
    expect(state({ textColours: words('#999999', true) }, 'ratio')).toBe('fault');
    expect(state({ textColours: [] }, 'ratio')).toBe('unseen');
  });

  test('the same pair is named once, the faintest first', () => {
    const colours = [...words('#777777'), ...words('#cccccc'), ...words('#777777')];
    expect(found({ textColours: colours }, 'ratio').locations.map((place) => place.slice(0, 4))).toEqual([
      '1.60',
      '4.47',
    ]);
  });

  test('a hidden focus ring is a fault unless another is drawn', () => {
    expect(state({ focusHidingSelectors: [':focus'] }, 'focus')).toBe('fault');
    expect(state({ focusHidingSelectors: [':focus'], hasFocusStyle: true }, 'focus')).toBe('look');
  });
});

describe('meta data', () => {
  test('lengths', () => {
    expect(state({ titles: [] }, 'title')).toBe('fault');
    expect(state({ titles: ['Home'] }, 'title')).toBe('look');
    expect(state({ titles: ['One title that fits', 'Another one that fits'] }, 'title')).toBe('look');
    expect(state({ descriptions: ['x'.repeat(161)] }, 'description')).toBe('look');
  });

  test('a page that hides, or is found under too many addresses', () => {
    expect(state({ robots: 'noindex, follow' }, 'address')).toBe('fault');
    expect(state({ robots: 'index, nonexistent' }, 'address')).toBe('good');
    expect(state({ canonicals: [] }, 'address')).toBe('look');
    expect(state({ canonicals: ['/here'] }, 'address')).toBe('look');
    expect(state({ canonicals: ['https://a.example', 'https://b.example'] }, 'address')).toBe('fault');
  });

  test('zooming must not be forbidden', () => {
    expect(state({ viewport: 'width=device-width, user-scalable=no' }, 'basics')).toBe('fault');
    expect(state({ viewport: 'width=device-width, maximum-scale=1.0' }, 'basics')).toBe('fault');
    expect(state({ viewport: 'width=device-width, maximum-scale=10' }, 'basics')).toBe('good');
    expect(state({ language: null }, 'basics')).toBe('fault');
  });
});

describe('structured data', () => {
  test('what an item lacks is named', () => {
    expect(found({ structuredData: block('Event', 'name') }, 'fields')).toMatchObject({
      state: 'fault',
      locations: ['Event: startDate, location'],
    });
    for (const unknown of ['Thing', 'constructor'])
      expect(state({ structuredData: block(unknown) }, 'fields')).toBe('good');
  });

  test('none at all, none that can be read, none whose words are known', () => {
    expect(state({ structuredData: [] }, 'json-there')).toBe('look');
    expect(state({ structuredData: [] }, 'types')).toBe('unseen');
    expect(state({ structuredData: [{ error: 'bad', hasContext: false, items: [] }] }, 'json-there')).toBe(
      'fault',
    );
    expect(
      state(
        {
          structuredData: [
            { ...block('Event')[0], hasContext: false, items: [{ type: 'Event', fields: [] }] },
          ],
        },
        'types',
      ),
    ).toBe('fault');
  });

  test('a preview needs a title and a picture', () => {
    expect(found({ shareImage: null }, 'share')).toMatchObject({ state: 'look' });
    expect(found({ shareImage: null }, 'share').message).toContain('og:image');
  });
});
