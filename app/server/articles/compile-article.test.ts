import fc from 'fast-check';
import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { compileArticle, findSourceIssues, readFacts } from './compile-article.server';

const ID = '0198a0de-0000-7000-8000-000000000001';
const PICTURE = `/uploads/${ID}-640.webp`;
const pictures = [
  {
    id: ID,
    files: [
      { width: 320, height: 240 },
      { width: 640, height: 480 },
    ],
  },
];
type HtmlTree = Parameters<typeof toJsxRuntime>[0];
const render = (source: string) =>
  renderToStaticMarkup(toJsxRuntime(compileArticle(source, pictures) as HtmlTree, { Fragment, jsx, jsxs }));
const findIssues = (source: string) => findSourceIssues(source, new Set([ID]));

describe('R-ARTICLE-3: text of an article', () => {
  test('has sections, headings with ids, tables, notes, quotes and pictures with sizes', () => {
    const html = render(
      `First "words".[^1]\n\n## The price\n\n| A | B |\n|--|--:|\n| 1 | 2 |\n\n![A bowl](${PICTURE})\n\n\`\`\`ts\na < b\n\`\`\`\n\n[^1]: A note.`,
    );
    expect(html).toContain('<section><p>First “words”.');
    expect(html).toContain('<section><h2 id="the-price">The price</h2>');
    expect(html).toContain('<td class="text-end">2</td>');
    expect(html).toContain('width="640" height="480"');
    expect(html).toMatch(/srcSet="\/uploads\/[\w-]+-320\.webp 320w/i);
    expect(html).toContain('<pre class="code-block" tabindex="0">');
    expect(html).toContain('id="note-fn-1"');
    expect(html).not.toContain('style=');
  });

  test.each([
    ['raw HTML', 'a <b>bold</b> word', /^Line 1: HTML is not shown/],
    ['a script', 'Text.\n\n<script>alert(1)</script>', /^Line 3: HTML/],
    ['a link that runs code', '[a](javascript:alert(1))', /not allowed/],
    ['a link without its server', '[a](//evil.example)', /not allowed/],
    ['a link by reference that runs code', '[a][x]\n\n[x]: data:text/html,1', /not allowed/],
    ['a relative link', '[a](page)', /begins with a slash/],
    ['a picture of another site', '![a](https://evil.example/a.png)', /uploaded to this article/],
    ['a picture without a text', `![](${PICTURE})`, /needs a text/],
    ['a title', '# Title', /begin at ##/],
    ['two equal headings', '## A\n\n## A', /same id/],
  ])('%s is refused', (_, source, issue) => {
    expect(findIssues(source).join(' ')).toMatch(issue);
  });

  test('usual Markdown has no issue, and code may contain HTML', () => {
    const source = `[a](https://example.com) [b](/shop/index) [c](mailto:a@example.com) \`<b>\`\n\n![A bowl](${PICTURE})`;
    expect(findIssues(source)).toEqual([]);
    expect(readFacts(`One "two".\n\n## Three\n\n[four](/x)`)).toEqual({
      outline: [{ id: 'three', text: 'Three' }],
      wordCount: 4,
      plainText: 'One “two”.\nThree\nfour',
    });
  });

  test('no text becomes an element that Markdown does not have, an event handler or a script link', () => {
    const part = fc.constantFrom(
      '<',
      '>',
      'script',
      ' onerror=',
      '"',
      "'",
      '[a](',
      'javascript:',
      ')',
      '![',
      '](',
      '\n',
      '`',
      '&lt;',
      '<img src=x onerror=alert(1)>',
      '<iframe>',
      '<svg onload=x>',
      'data:text/html,',
      '[^1]',
      '|',
      '\n\n',
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 20 }), (parts) => {
        const source = parts.join('');
        if (/^#|^\s*[=-]+\s*$/m.test(source)) return;
        const html = render(source);
        expect(html.replace(/&[a-z#\d]+;/g, '')).not.toMatch(/<(?:script|iframe|svg|style|object)/i);
        // The value of an attribute may be any text: its quotes and brackets are escaped.
        expect(html.replace(/="[^"]*"/g, '=')).not.toMatch(/<[^>]*\son[a-z]+=/i);
        if (findIssues(source).length === 0) expect(html).not.toMatch(/(?:href|src)="(?:javascript|data):/i);
      }),
    );
  });
});
