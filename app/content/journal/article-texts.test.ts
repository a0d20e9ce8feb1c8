import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { seedProducts } from '../../../db/seed/products/catalogue';
import { companyDecisions } from '../company/decisions';
import { teamMembers } from '../company/team';
import { designAgencyContent } from '../demos/design-agency-content';
import { seoAgencyContent } from '../demos/seo-agency-content';
import { siteAreas } from '../site/site-areas';

const projectRoot = fileURLToPath(new URL('../../../', import.meta.url));
const folder = fileURLToPath(new URL('./articles/', import.meta.url));

const MIN_ARTICLES = 16;
const MIN_WORDS = 600;
const MAX_WORDS = 1_800;
const FIRST_DAY = '2025-11-01';
const LAST_DAY = '2026-11-20';
const TAGS = ['Hackathons', 'Engineering', 'Learning', 'Workshops', 'Design', 'Company'];
const KINDS = ['opus', 'grammar', 'iso', 'penrose', 'jali', 'truchet'];
const GLAZES = 'vermilion marigold peacock indigo jade gulal bone sand slate basalt ink contrast'.split(' ');
const COMPONENTS = ['Aside', 'BarChart', 'Plate', 'Steps'];

const FRONTMATTER = /^---\n([\s\S]*?)\n---\n/;
const CODE = /^```(.*)\n([\s\S]*?)^```$/gm;
const COVER = /^\{ kind: '(\w+)', seed: (\d+), glazes: \['(\w+)', '(\w+)', '(\w+)'\] \}$/;
const NAMED_FILE =
  /`((?:app|art|db|docs|scripts|tests)\/[\w./-]+|(?:README|CONTRIBUTING)\.md|\w+\.config\.ts)`/g;
const CHART = /^<BarChart title="[^"]+" unit="[^"]+" source="[^"]+" rows=\{\[(.+)\]\} \/>$/;
const CHART_ROW = /^\{ label: '[^']+', value: [\d.]+ \}$/;

/** The lines `key: 'text'` of a frontmatter; values without quotes as they are. */
function parseFrontmatter(text: string): Record<string, string> {
  const lines = FRONTMATTER.exec(text)?.[1]?.split('\n') ?? [];
  return Object.fromEntries(
    lines.map((line) => {
      const [, key = '', value = ''] = /^(\w+): (.+)$/.exec(line) ?? [];
      return [key, /^'.*'$/.test(value) ? value.slice(1, -1).replaceAll("''", "'") : value];
    }),
  );
}

const articles = readdirSync(folder)
  .filter((file) => file.endsWith('.mdx'))
  .map((file) => {
    const text = readFileSync(join(folder, file), 'utf8');
    const body = text.replace(FRONTMATTER, '');
    const prose = body.replace(CODE, '');
    const code = [...body.matchAll(CODE)].map(([, info = '', content = '']) => ({ info, content }));
    return { slug: file.replace(/\.mdx$/, ''), meta: parseFrontmatter(text), body, prose, code };
  });

const slugs = articles.map(({ slug }) => slug);

/** Articles that other content names by their slug. */
const namedSlugs = [
  ...companyDecisions.flatMap(({ articleSlug }) => articleSlug ?? []),
  designAgencyContent.articleSlug,
  seoAgencyContent.articleSlug,
  ...[
    ...readFileSync(join(folder, '../../demos/digital-agency-content.ts'), 'utf8').matchAll(
      /\/blog\/([\w-]+)/g,
    ),
  ].map(([, slug = '']) => slug),
];

const knownPaths = new Set([
  ...siteAreas.flatMap(({ pages }) => pages.map(({ href }) => href)),
  ...seedProducts.map(({ id }) => `/shop/single/${id}`),
  ...['custom-web-development', 'professional-training-workshops', 'hackathon-organization'].map(
    (id) => `/services/${id}`,
  ),
  ...slugs.map((slug) => `/blog/${slug}`),
]);

const findRepeated = (values: readonly (string | undefined)[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

describe.each(articles)('$slug', ({ meta, prose, code }) => {
  it('has a complete frontmatter', () => {
    const { title = '', summary = '', publishedOn = '', updatedOn, authorId, tag = '', cover = '' } = meta;
    expect(title.length).toBeGreaterThanOrEqual(5);
    expect(title.length).toBeLessThanOrEqual(90);
    expect(summary.length).toBeGreaterThanOrEqual(50);
    expect(summary.length).toBeLessThanOrEqual(240);
    expect(publishedOn).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(publishedOn >= FIRST_DAY && publishedOn <= LAST_DAY).toBe(true);
    if (updatedOn !== undefined) expect(updatedOn > publishedOn).toBe(true);
    expect(teamMembers.map(({ id }) => id)).toContain(authorId);
    expect(TAGS).toContain(tag);
    const [, kind, seed, ...glazes] = COVER.exec(cover) ?? [];
    expect(KINDS).toContain(kind);
    expect(Number(seed)).toBeGreaterThan(0);
    for (const glaze of glazes) expect(GLAZES).toContain(glaze);
  });

  it('has a length that is read to the end', () => {
    const words = prose
      .replace(/<[^>]+>/g, ' ')
      .split(/\s+/)
      .filter((word) => /\w/.test(word)).length;
    if (meta.form !== 'picture-essay') expect(words).toBeGreaterThanOrEqual(MIN_WORDS);
    expect(words).toBeLessThanOrEqual(MAX_WORDS);
    expect(prose).toMatch(/^## /m);
    expect(prose).not.toMatch(/^# /m);
  });

  it('links to pages that exist', () => {
    const links = [...prose.matchAll(/\]\(([^)]+)\)/g)].map(([, href = '']) => href);
    expect(links.filter((href) => !knownPaths.has(href))).toEqual([]);
  });

  it('uses only the components of articles', () => {
    const names = [...prose.replace(/`[^`]*`/g, '').matchAll(/<\/?([A-Za-z]\w*)/g)].map(([, name]) => name);
    expect(names.filter((name = '') => !COMPONENTS.includes(name))).toEqual([]);
    expect(prose).not.toMatch(/^(?:import|export)\s/m);
    for (const [line] of prose.matchAll(/^<BarChart.*$/gm)) {
      const rows = CHART.exec(line)?.[1]?.split(/(?<=\}), /) ?? [];
      expect(rows.length, line).toBeGreaterThan(1);
      for (const row of rows) expect(row).toMatch(CHART_ROW);
    }
  });

  it('names files that exist', () => {
    const files = [...prose.matchAll(NAMED_FILE)].map(([, file = '']) => file);
    expect(files.filter((file) => !existsSync(join(projectRoot, file)))).toEqual([]);
  });

  it('quotes code of this repository as it is', () => {
    const missing = code.flatMap(({ info, content }) => {
      const file = /title="([^"]+)"/.exec(info)?.[1];
      return file && !readFileSync(join(projectRoot, file), 'utf8').includes(content) ? [content] : [];
    });
    expect(missing).toEqual([]);
    for (const { info } of code)
      expect(info).toMatch(/^(?:ts|tsx|sql|html|css|bash|text)(?: title="[^"]+")?$/);
  });
});

describe('the articles together', () => {
  it('are enough, with titles and summaries of their own', () => {
    expect(articles.length).toBeGreaterThanOrEqual(MIN_ARTICLES);
    expect(findRepeated(articles.map(({ meta }) => meta.title))).toEqual([]);
    expect(findRepeated(articles.map(({ meta }) => meta.summary))).toEqual([]);
    expect(findRepeated(articles.map(({ meta }) => meta.cover))).toEqual([]);
  });

  it('include every subject and one picture essay', () => {
    expect(articles.filter(({ meta }) => meta.form === 'picture-essay')).toHaveLength(1);
    expect(new Set(articles.map(({ meta }) => meta.tag))).toEqual(new Set(TAGS));
  });

  it('have at least two parts in each series', () => {
    const series = articles.flatMap(({ meta }) => meta.series ?? []);
    expect(new Set(findRepeated(series))).toEqual(new Set(series));
  });

  it.each(namedSlugs)('include %s, which another page names', (slug) => {
    expect(slugs).toContain(slug);
  });
});
