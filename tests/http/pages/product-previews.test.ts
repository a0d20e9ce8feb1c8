import { describe, expect, inject, it } from 'vitest';
import { paths } from '~/paths';
import { sendRequest } from '../support/send-request';

const request = (path: string) => sendRequest(inject('siteUrl'), { path });
const toText = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');

/** The cards of a column as the page shows them. */
function readColumn(html: string, column: string): string[] {
  const [, part = ''] = html.split(`data-column="${column}"`);
  const [cards = ''] = part.split('data-column=');
  return [...cards.matchAll(/data-card="([^"]+)"/g)].map(([, id = '']) => id);
}

describe('the rubric of the EvalEdge preview', () => {
  it('shows the agreement of the first reading', async () => {
    const { status, text } = await request(paths.evalEdgePreview());
    expect(status).toBe(200);
    expect(toText(text)).toContain('Weighted kappa 0.53 Not yet. We begin from 0.80 on. 4 of 15 points');
  });

  it('computes the agreement of the points in the URL', async () => {
    const points =
      'a-proof=3&b-cause=0&b-repair=0&c-cause=2&c-proof=0&d-cause=0&d-repair=2&d-proof=2&e-cause=0';
    const { text } = await request(`/saas/v3?${points}&e-repair=1&e-proof=0`);
    expect(toText(text)).toContain('Weighted kappa 1.00 Close enough to read candidates. 15 of 15 points');
    expect(text).toContain('noindex');
  });

  it.each(['?a-cause=9&b-proof=-1', '?a-cause[]=1&__proto__=3', `?d-cause=${'9'.repeat(5000)}`])(
    'ignores invalid points: %s',
    async (query) => {
      const { status, text } = await request(`/saas/v3${query}`);
      expect(status).toBe(200);
      expect(toText(text)).toContain('Weighted kappa 0.53');
    },
  );
});

describe('the board of the TaskFlow preview', () => {
  it('is that of the URL, after the move of a form', async () => {
    const { text } = await request('/saas/v4?next=store-review&doing=ferry-pin&move=store-review.done');
    expect(readColumn(text, 'done')).toEqual(['seat-mail', 'store-review']);
    expect(readColumn(text, 'doing')[0]).toBe('ferry-pin');
    expect(toText(text)).toContain('Review by the app store: Done, place 2 of 2.');
    expect(text).toContain('noindex');
  });

  it('refuses a card in a full column, and says so', async () => {
    const { text } = await request(
      '/saas/v4?doing=clock-change.tea-sponsor.three-scripts.guild-test&move=door-list.doing',
    );
    expect(readColumn(text, 'doing')).toHaveLength(4);
    expect(toText(text)).toContain('Doing is full: 4 people, 4 cards.');
  });

  it.each(['?next=x.y.z', '?done=..&move=constructor.done', `?waiting=${'ferry-pin.'.repeat(500)}`])(
    'has every card once for any query: %s',
    async (query) => {
      const { status, text } = await request(`/saas/v4${query}`);
      const cards = ['next', 'doing', 'waiting', 'done'].flatMap((column) => readColumn(text, column));
      expect(status).toBe(200);
      expect(cards).toHaveLength(10);
      expect(new Set(cards).size).toBe(10);
    },
  );
});
