import { beforeAll, describe, expect, it, test } from 'vitest';
import { samplePage } from '../sample-page';
import { samplePageFacts } from '../sample-page-facts';
import { readPage } from './read-page';

declare global {
  interface Window {
    happyDOM?: {
      settings: { handleDisabledFileLoadingAsSuccess: boolean; enableIframePageLoading: boolean };
    };
  }
}

beforeAll(() => {
  // happy-dom loads the files of a parsed page; browsers do not.
  if (window.happyDOM) window.happyDOM.settings.handleDisabledFileLoadingAsSuccess = true;
});

const readBody = (markup: string) => readPage(`<!doctype html><html><body>${markup}</body></html>`);

it('reads the sample page as `samplePageFacts`', () => {
  expect(readPage(samplePage)).toEqual(samplePageFacts);
});

it('runs no scripts', () => {
  readPage('<script>globalThis.ran = true</script><img src=x onerror="globalThis.ran = true">');
  expect('ran' in globalThis).toBe(false);
});

describe('names and labels', () => {
  test.each([
    ['<a href="/"><img src="a.png" alt="Home"></a>', 0],
    ['<a href="/"><img src="a.png" alt=""></a>', 1],
    ['<button aria-label="Close"><svg></svg></button>', 0],
    ['<button><svg></svg></button>', 1],
  ])('%s', (markup, count) => expect(readBody(markup).unnamedControls).toHaveLength(count));

  test.each([
    ['<label>City <input></label>', 0],
    ['<label for="c">City</label><input id="c">', 0],
    ['<input placeholder="City">', 1],
    ['<input type="hidden"><input type="submit">', 0],
  ])('%s', (markup, count) => expect(readBody(markup).unlabelledFields).toHaveLength(count));
});

describe('colours', () => {
  test('are those of the nearest element that declares them', () => {
    const { textColours } = readBody(
      '<div style="color:#111111;background:#eeeeee"><p>In <b style="color:red">red</b></p></div>',
    );
    expect(textColours).toEqual([
      { text: 'In', colour: '#111111', background: '#eeeeee', isLarge: false },
      { text: 'red', colour: '#ff0000', background: '#eeeeee', isLarge: false },
    ]);
  });

  test.each([
    ['<p style="color:#111;font-size:2.5rem">A</p>', true],
    ['<p style="color:#111;font-size:1.4rem">A</p>', false],
    ['<p style="color:#111;font-size:1.5em">A</p>', true],
    ['<p style="color:#111;font-size:150%">A</p>', true],
    ['<p style="color:#111;font-size:18pt">A</p>', true],
    ['<p style="color:#111;font-size:1.2rem;font-weight:700">A</p>', true],
    ['<style>html{font-size:62.5%}</style><p style="color:#111;font-size:1.6rem">A</p>', false],
    ['<style>html{font-size:62.5%}</style><p style="color:#111;font-size:2.4rem">A</p>', true],
    ['<div style="font-size:2em"><p style="color:#111;font-size:.5em">A</p></div>', false],
    ['<style>body{font-size:16px}</style><h1 style="color:#111">A</h1>', true],
    ['<style>body{font-weight:400}</style><h3 style="color:#111">A</h3>', true],
    ['<h1 style="color:#111;font-size:clamp(2rem,5vw,4rem)">A</h1>', true],
    ['<p style="color:#111;font-size:30vw">A</p>', false],
  ])('the size of %s counts in pixels', (markup, isLarge) => {
    expect(readBody(markup).textColours).toMatchObject([{ text: 'A', isLarge }]);
  });

  test('the more specific rule applies, in any order', () => {
    const { textColours } = readBody(
      '<style>p.a{color:#222222} p{color:#999999}</style><p class="a">Words</p>',
    );
    expect(textColours[0]?.colour).toBe('#222222');
  });

  test('unknown colours are left out', () => {
    expect(readBody('<p style="color:var(--ink)">Words</p>').textColours).toEqual([]);
    expect(readBody('<p style="color:white;background-image:url(a.jpg)">Words</p>').textColours).toEqual([]);
    expect(readBody('<p>Words</p>').textColours).toEqual([]);
  });
});

describe('structured data', () => {
  const readJsonLd = (text: string) =>
    readPage(`<script type="application/ld+json">${text}</script>`).structuredData;

  test('nested items are found', () => {
    const [block] = readJsonLd(
      '{"@context":"https://schema.org","@graph":[{"@type":"Event","location":{"@type":"Place"}}]}',
    );
    expect(block?.items.map(({ type }) => type)).toEqual(['Event', 'Place']);
  });

  test('invalid JSON has an error', () => {
    expect(readJsonLd('{,}')[0]?.error).toBeTruthy();
    expect(readJsonLd('"words"')[0]).toEqual({ hasContext: false, items: [] });
  });
});
