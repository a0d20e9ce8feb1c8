import { describe, expect, inject, it } from 'vitest';
import { paths } from '~/paths';
import { sendRequest } from '../support/send-request';

const splitPage = async (path: string): Promise<[head: string, body: string]> => {
  const html = (await sendRequest(inject('siteUrl'), { path })).text;
  const bodyAt = html.indexOf('<body');
  return [html.slice(0, bodyAt), html.slice(bodyAt)];
};

const findPreloads = (html: string, as: string): string[] =>
  [...html.matchAll(/<link rel="preload"[^>]*>/g)].map(String).filter((tag) => tag.includes(`as="${as}"`));

describe('the first paint', () => {
  it.each([paths.home(), paths.shop.catalogue(), paths.product('hackmatrix')])(
    'of %s does not wait for fonts: the body preloads that of headings first',
    async (path) => {
      const [head, body] = await splitPage(path);
      expect(findPreloads(head, 'font')).toEqual([]);
      expect(body).toMatch(/^<body><link rel="preload" href="[^"]+\.woff2"[^>]*><(?!link)/);
    },
  );

  it('of a fully hydrated page: the head preloads the font of headings', async () => {
    const [head, body] = await splitPage(paths.shop.cart());
    expect(findPreloads(head, 'font')).toHaveLength(1);
    expect(findPreloads(body, 'font')).toEqual([]);
  });

  it('of a page with a large picture: the head preloads it in the displayed widths', async () => {
    const [head, body] = await splitPage(paths.shop.catalogue());
    const [first = '', ...others] = findPreloads(head, 'image');
    expect(others).toEqual([]);
    const [, sources] = /imageSrcSet="([^"]+)"/.exec(first) ?? [];
    expect(first).toContain('fetchPriority="high"');
    expect(sources).toMatch(/\.avif 160w, /);
    expect(body).toContain(`srcSet="${sources}"`);
  });
});
