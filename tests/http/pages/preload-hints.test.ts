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
  it.each([paths.home(), paths.shop.catalogue(), paths.product('hackmatrix'), paths.shop.cart()])(
    'of %s can use the fonts: the head preloads that of headings and that of texts',
    async (path) => {
      const [head, body] = await splitPage(path);
      const fonts = findPreloads(head, 'font').join();
      expect(fonts).toMatch(/^<[^>]+familjen-grotesk-basic[^>]+>,<[^>]+instrument-sans-basic[^>]+>$/);
      expect(findPreloads(body, 'font')).toEqual([]);
    },
  );

  it.each([paths.home(), paths.shop.catalogue(), paths.product('hackmatrix'), paths.auth.signIn()])(
    'of %s has its layout before the fonts: a script between heading and stylesheet asks for a position',
    async (path) => {
      const [, body] = await splitPage(path);
      const [firstScreen = '', rest = ''] = body.split('<script>scrollX</script>');
      expect(firstScreen).toContain('<h1');
      expect(firstScreen).not.toContain('rel="stylesheet"');
      expect(rest).toMatch(/^<link rel="stylesheet"/);
    },
  );

  it('of a page with a large picture: the head preloads it in the displayed widths', async () => {
    const [head, body] = await splitPage(paths.shop.catalogue());
    const [first = '', ...others] = findPreloads(head, 'image');
    expect(others).toEqual([]);
    const [, sources] = /imageSrcSet="([^"]+)"/.exec(first) ?? [];
    expect(first).toContain('fetchPriority="high"');
    expect(sources).toMatch(/\.avif 320w, /);
    expect(body).toContain(`srcSet="${sources}"`);
  });
});
