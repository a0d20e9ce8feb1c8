import { expect, inject, it } from 'vitest';
import { productFeatures } from '~/content/features/product-features';
import { integrations } from '~/content/integrations/integrations';
import { isCached } from '../support/is-cached';
import { sendRequest } from '../support/send-request';

const openPage = (path: string) => sendRequest(inject('siteUrl'), { path });
const countAll = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].length;
/** List entries that match the filter. The others are in the page with `hidden`. */
const countShown = (html: string) => countAll(html, /<li(?![^>]*\shidden)[^>]*\sdata-filter-item=/g);
const toText = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');

it('the list of features is whole, and a filter hides the others and keeps its fields', async () => {
  const all = await openPage('/saas/features');
  expect(countShown(all.text)).toBe(productFeatures.length);
  const filtered = await openPage('/saas/features?q=waiting+list&product=converge');
  expect(countShown(filtered.text)).toBe(1);
  expect(toText(filtered.text)).toContain(`1 of ${productFeatures.length} features`);
  expect(filtered.text).toContain('value="waiting list"');
  expect(filtered.text).toContain('noindex');
  const none = await openPage('/saas/features?q=%3Cscript%3Ealert(1)%3C/script%3E');
  expect(countShown(none.text)).toBe(0);
  expect(none.text).not.toContain('<script>alert(1)');
  expect(none.text).toMatch(/<div(?![^>]*\shidden)[^>]*data-filter-empty/);
});

it('the directory of integrations filters by search, kind and state', async () => {
  const all = await openPage('/saas/integrations');
  expect(countShown(all.text)).toBe(integrations.length);
  const live = integrations.filter(({ categoryId, state }) => categoryId === 'sign-in' && state === 'live');
  const filtered = await openPage('/saas/integrations?category=sign-in&state=live');
  expect(countShown(filtered.text)).toBe(live.length);
  expect(countShown((await openPage('/saas/integrations?q=github')).text)).toBe(1);
});

it('every integration has its page', async () => {
  for (const { id, name, steps } of integrations) {
    const { status, text } = await openPage(`/saas/integration-single?name=${id}`);
    expect(status, id).toBe(200);
    const shown = toText(text).replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
    expect(shown, id).toContain(`${name} integration`);
    for (const step of steps) expect(shown, id).toContain(step);
  }
});

it('an unknown integration has the status 404 and the nearest names', async () => {
  const { status, text } = await openPage('/saas/integration-single?name=slak');
  expect(status).toBe(404);
  expect(text).toContain('href="/saas/integration-single?name=slack"');
  const hostile = await openPage('/saas/integration-single?name=%22%3E%3Cimg+src=x%3E');
  expect(hostile.status).toBe(404);
  expect(hostile.text).not.toContain('<img src=x>');
});

it('a valid name is put into the code, another one is refused at its field', async () => {
  const filled = await openPage('/saas/integration-single?name=results-api&for=Winter+Build');
  expect(toText(filled.text)).toContain('/v1/organisations/winter-build/results');
  expect(filled.text).not.toContain('your-name/results');
  const refused = await openPage('/saas/integration-single?name=results-api&for=%24(rm)');
  expect(refused.status).toBe(200);
  expect(refused.text).toContain('aria-invalid="true"');
  expect(toText(refused.text)).toContain('/v1/organisations/your-name/results');
});

it('exclusions of the URL are shared out by the server', async () => {
  const { text } = await openPage('/saas/feature-single?not=rehan-khan.rasoi-os&not=nobody.beej');
  expect(text).toMatch(
    /<input[^>]*value="rehan-khan\.rasoi-os"[^>]*checked|checked=""[^>]*value="rehan-khan\.rasoi-os"/,
  );
  expect(toText(text)).toContain('24 ballots');
  const tooMany = await openPage(
    '/saas/feature-single?not=rehan-khan.beej&not=vivek-rana.beej&not=anita-menon.beej',
  );
  expect(toText(tooMany.text)).toContain('Beej is 1 judge short');
});

it.each([
  '/saas/features',
  '/saas/integrations',
  '/saas/integration-single?name=slack',
  '/saas/feature-single',
])('%s is served from memory', async (path) => {
  await openPage(path);
  expect(await isCached(inject('siteUrl'), path)).toBe(true);
});
