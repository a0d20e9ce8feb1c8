import { expect, inject, it } from 'vitest';
import { MENU_ATTRIBUTE } from '~/domain/site/behaviour-attributes';
import { MENUS_PATH } from '~/domain/site/presence-attributes';
import { paths } from '~/paths';
import { sendRequest } from '../support/send-request';

const get = (path: string, headers = {}) => sendRequest(inject('siteUrl'), { path, headers });

const pages = [
  paths.home(),
  paths.team(),
  paths.careers(),
  paths.journal(),
  paths.customerStories(),
  paths.contact(),
  '/portfolio/showcase',
  '/blog/single/v2',
  paths.auth.signIn(),
];

it('every drawing of a page that is in a file is there, and refers to nothing else', async () => {
  const uses = new Set<string>();
  for (const path of pages) {
    const found = [...(await get(path)).text.matchAll(/<use href="(\/drawings\/[^"]+)"/g)];
    expect(found.length, path).toBeGreaterThan(0);
    for (const [, href = ''] of found) uses.add(href);
  }
  for (const [path = '', found] of Map.groupBy(uses, (href) => href.split('#')[0])) {
    const { status, headers, text } = await get(path);
    expect([status, headers['content-type']]).toEqual([200, 'image/svg+xml; charset=utf-8']);
    for (const href of found ?? []) expect(text).toContain(`<g id="${href.split('#')[1]}">`);
    expect(text).not.toMatch(/NaN|href=|url\(| class=| style=/);
    expect((await get(path, { 'Accept-Encoding': 'br' })).headers['content-encoding']).toBe('br');
  }
  expect((await get('/drawings/team-unknown.svg')).status).toBe(404);
});

it('the menus of the header are in one file, and their links in the header work without a script', async () => {
  const menus = await get(MENUS_PATH, { 'Accept-Encoding': 'br' });
  expect([menus.status, menus.headers['content-encoding']]).toEqual([200, 'br']);
  const { text } = await get(MENUS_PATH);
  for (const path of [paths.home(), paths.shop.cart()]) {
    const header = (await get(path)).text;
    const links = [...header.matchAll(new RegExp(`<a href="([^"]+)"[^>]*${MENU_ATTRIBUTE}="([^"]+)"`, 'g'))];
    expect(links.length, path).toBeGreaterThan(0);
    for (const [, href = '', id = ''] of links) {
      expect((await get(href)).status, href).toBe(200);
      expect(text).toContain(`<div id="${id}" popover="auto"`);
    }
  }
});
