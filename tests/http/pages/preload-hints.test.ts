import { describe, expect, inject, it } from 'vitest';
import { paths } from '~/paths';
import { sendRequest } from '../support/send-request';

const headAndBody = async (path: string): Promise<[head: string, body: string]> => {
  const html = (await sendRequest(inject('siteUrl'), { path })).text;
  const bodyAt = html.indexOf('<body');
  return [html.slice(0, bodyAt), html.slice(bodyAt)];
};

const askedFor = (html: string, as: string): string[] =>
  [...html.matchAll(/<link rel="preload"[^>]*>/g)].map(String).filter((tag) => tag.includes(`as="${as}"`));

describe('the first view', () => {
  it.each([paths.home(), paths.shop.catalogue(), paths.product('hackmatrix')])(
    'of %s is not held back for fonts, which its body asks for before anything else',
    async (path) => {
      const [head, body] = await headAndBody(path);
      expect(askedFor(head, 'font')).toEqual([]);
      expect(body).toMatch(/^<body>(?:<link rel="preload" href="[^"]+\.woff2"[^>]*>){2}</);
    },
  );

  it('of a page that React takes over has its fonts asked for by the head', async () => {
    const [head, body] = await headAndBody(paths.shop.cart());
    expect(askedFor(head, 'font')).toHaveLength(2);
    expect(askedFor(body, 'font')).toEqual([]);
  });

  it('has the one picture that is seen first asked for by the head, in the widths it is shown in', async () => {
    const [head, body] = await headAndBody(paths.shop.catalogue());
    const [first = '', ...others] = askedFor(head, 'image');
    expect(others).toEqual([]);
    const [, sources] = /imageSrcSet="([^"]+)"/.exec(first) ?? [];
    expect(first).toContain('fetchPriority="high"');
    expect(sources).toMatch(/\.avif 160w, /);
    expect(body).toContain(`srcSet="${sources}"`);
  });
});
