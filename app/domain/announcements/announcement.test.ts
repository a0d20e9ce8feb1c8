import fc from 'fast-check';
import { expect, it } from 'vitest';
import { PRIVATE_PATHS } from '../site/private-paths';
import {
  type Announcement,
  addClosedId,
  getAnnouncementState,
  readClosedIds,
  selectAnnouncement,
} from './announcement';
import { createAnnouncementFormSchema } from './announcement-form-schema';

const moment = fc.integer({ min: 0, max: 100 }).map((minute) => new Date(minute * 60_000));

const announcement: fc.Arbitrary<Announcement> = fc.record({
  id: fc.uuid(),
  text: fc.string({ minLength: 1 }),
  tone: fc.constant('info' as const),
  pages: fc.constantFrom('all' as const, 'shop' as const),
  startsAt: moment,
  endsAt: moment,
});
const announcements = fc.array(announcement, { maxLength: 8 });
const publicPath = fc.constantFrom('/', '/shop', '/shop/cart', '/shopping', '/blog/', '/faq');
const isShop = (path: string) => path === '/shop' || path === '/shop/cart';

it('R-ANNOUNCEMENT-2: a page shows the announcement for it that began last', () => {
  fc.assert(
    fc.property(announcements, publicPath, moment, (all, path, now) => {
      const candidates = all.filter(
        ({ pages, startsAt, endsAt }) => (pages === 'all' || isShop(path)) && startsAt <= now && now < endsAt,
      );
      const selected = selectAnnouncement(all, path, now);
      expect(selected === undefined).toBe(candidates.length === 0);
      if (!selected) return;
      expect(candidates).toContain(selected);
      const last = Math.max(...candidates.map(({ startsAt }) => startsAt.getTime()));
      expect(selected.startsAt.getTime()).toBe(last);
      expect(getAnnouncementState(selected, now)).toBe('shown');
    }),
  );
});

it('R-ANNOUNCEMENT-2: pages of one user and of the back office show none', () => {
  const privatePath = fc.constantFrom(...PRIVATE_PATHS).map((path) => `${path.replace(/\/$/, '')}/x`);
  fc.assert(
    fc.property(announcements, privatePath, moment, (all, path, now) => {
      expect(selectAnnouncement(all, path, now)).toBeUndefined();
    }),
  );
});

it('R-ANNOUNCEMENT-3: the cookie names the last five closed announcements once, the latest last', () => {
  const ids = fc.array(fc.constantFrom(...'abcdefgh'), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(ids, (closed) => {
      const value = closed.reduce<string | undefined>(addClosedId, undefined);
      const latest = [...new Set(closed.toReversed())].slice(0, 5).toReversed();
      expect(readClosedIds(value)).toEqual(latest);
    }),
  );
});

const schema = createAnnouncementFormSchema('Asia/Kolkata');
const valid = {
  text: 'Closed on Friday.',
  tone: 'info',
  pages: 'all',
  version: '0',
  startsAt: '2026-12-01T09:30',
  endsAt: '2026-12-02T09:30',
  link: '',
  linkLabel: '',
};

it('the times of a form are times of the company', () => {
  expect(schema.parse(valid)).toMatchObject({
    startsAt: new Date('2026-12-01T04:00:00Z'),
    endsAt: new Date('2026-12-02T04:00:00Z'),
  });
});

it.each([
  [{ endsAt: valid.startsAt }, 'endsAt'],
  [{ startsAt: '2026-02-30T09:30' }, 'startsAt'],
  [{ startsAt: '' }, 'startsAt'],
  [{ link: 'https://elsewhere.example', linkLabel: 'There' }, 'link'],
  [{ link: '//elsewhere.example', linkLabel: 'There' }, 'link'],
  [{ link: 'javascript:alert(1)', linkLabel: 'There' }, 'link'],
  [{ link: '/faq' }, 'linkLabel'],
  [{ linkLabel: 'There' }, 'link'],
  [{ text: 'x'.repeat(111) }, 'text'],
  [{ tone: 'loud' }, 'tone'],
])('a form with %j is refused at its field', (fields, name) => {
  const { error } = schema.safeParse({ ...valid, ...fields });
  expect(error?.issues.map(({ path }) => path[0])).toEqual([name]);
});
