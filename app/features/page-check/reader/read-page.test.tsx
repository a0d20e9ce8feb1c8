import { beforeAll, describe, expect, it, test } from 'vitest';
import { samplePage } from '../sample-page';
import { samplePageFacts } from '../sample-page-facts';
import { readPage } from './read-page';

declare global {
  interface Window {
    happyDOM?: { settings: { handleDisabledFileLoadingAsSuccess: boolean } };
  }
}

beforeAll(() => {
  // This imitation of a browser would like to fetch what a parsed page names; real ones do not.
  if (window.happyDOM) window.happyDOM.settings.handleDisabledFileLoadingAsSuccess = true;
});

const inBody = (markup: string) => readPage(`<!doctype html><html><body>${markup}</body></html>`);

it('reads the example as the server shows it', () => {
  expect(readPage(samplePage)).toEqual(samplePageFacts);
});

it('runs nothing', () => {
  readPage('<script>globalThis.ran = true</script><img src=x onerror="globalThis.ran = true">');
  expect('ran' in globalThis).toBe(false);
});

describe('names', () => {
  test.each([
    ['<a href="/"><img src="a.png" alt="Home"></a>', 0],
    ['<a href="/"><img src="a.png" alt=""></a>', 1],
    ['<button aria-label="Close"><svg></svg></button>', 0],
    ['<button><svg></svg></button>', 1],
  ])('%s', (markup, nameless) => expect(inBody(markup).unnamedControls).toHaveLength(nameless));

  test.each([
    ['<label>City <input></label>', 0],
    ['<label for="c">City</label><input id="c">', 0],
    ['<input placeholder="City">', 1],
    ['<input type="hidden"><input type="submit">', 0],
  ])('%s', (markup, unlabelled) => expect(inBody(markup).unlabelledFields).toHaveLength(unlabelled));
});

describe('colours', () => {
  test('come from the nearest that declares one', () => {
    const { textColours } = inBody(
      '<div style="color:#111111;background:#eeeeee"><p>In <b style="color:red">red</b></p></div>',
    );
    expect(textColours).toEqual([
      { text: 'In', colour: '#111111', background: '#eeeeee', isLarge: false },
      { text: 'red', colour: '#ff0000', background: '#eeeeee', isLarge: false },
    ]);
  });

  test('the more particular rule wins, wherever it stands', () => {
    const { textColours } = inBody(
      '<style>p.a{color:#222222} p{color:#999999}</style><p class="a">Words</p>',
    );
    expect(textColours[0]?.colour).toBe('#222222');
  });

  test('what cannot be worked out is left out', () => {
    expect(inBody('<p style="color:var(--ink)">Words</p>').textColours).toEqual([]);
    expect(inBody('<p style="color:white;background-image:url(a.jpg)">Words</p>').textColours).toEqual([]);
    expect(inBody('<p>Words</p>').textColours).toEqual([]);
  });
});

describe('structured data', () => {
  const json = (text: string) =>
    readPage(`<script type="application/ld+json">${text}</script>`).structuredData;

  test('items are found within items', () => {
    const [block] = json(
      '{"@context":"https://schema.org","@graph":[{"@type":"Event","location":{"@type":"Place"}}]}',
    );
    expect(block?.items.map(({ type }) => type)).toEqual(['Event', 'Place']);
  });

  test('what is not JSON is a fault with its reason', () => {
    expect(json('{,}')[0]?.error).toBeTruthy();
    expect(json('"words"')[0]).toEqual({ hasContext: false, items: [] });
  });
});
