import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStaffSite, type StaffSite } from '../support/open-staff-site';

let site: StaffSite;

beforeAll(async () => {
  site = await openStaffSite();
});
afterAll(() => site.close());

const PRODUCT = '/admin/products/desk-lamp';
const EMPTY_DAYS = Array.from({ length: 7 }, (_, day) =>
  ['from', 'until', 'from2', 'until2'].map((part) => [`days[${day}].${part}`, '']),
);
const HOURS = {
  version: '0',
  slotMinutes: '30',
  daysAhead: '21',
  ...Object.fromEntries(EMPTY_DAYS.flat()),
};
const REVERSED = { 'days[2].from': '18:00', 'days[2].until': '09:00' };

/** Names of the controls that have the focus when the page opens. */
const readFocused = (html: string) =>
  [...html.matchAll(/<(?:input|textarea|select)\b[^>]*>/g)].flatMap(([tag]) =>
    /\sautofocus(?:=|\s|\/|>)/i.test(tag) ? [/name="([^"]+)"/.exec(tag)?.[1]] : [],
  );

// Without script. With it, app/client/admin/focus-result.ts does the same.
it.each([
  ['/admin/payments', { intent: 'match', statement: '' }, 'file'],
  ['/admin/products/import', { intent: 'check', csv: '' }, 'file'],
  ['/admin/inbox/templates', { intent: 'save', version: '0', name: '', text: '' }, 'name'],
  ['/admin/inbox/templates', { intent: 'save', version: '0', name: 'Thanks', text: '' }, 'text'],
  ['/admin/calls/hours', { ...HOURS, ...REVERSED }, 'days[2].until'],
  ['/admin/calls/hours', { ...HOURS, daysAhead: '' }, 'daysAhead'],
  ['/admin/calls/hours', { ...HOURS, 'daysOff[0]': '2020-02-31' }, 'daysOff[0]'],
  [PRODUCT, { intent: 'stock', version: '0', reason: 'delivery', units: '' }, 'units'],
  [PRODUCT, { intent: 'add-picture', version: '1', alt: 'A lamp' }, 'file'],
  [
    PRODUCT,
    { intent: 'pictures', version: '1', press: 'save', 'alts[0].name': 'desk-lamp-1', 'alts[0].alt': '' },
    'alts[0].alt',
  ],
])(
  'R-FORM-1: the page after an invalid form of %s begins at its first invalid field',
  async (path, fields, name) => {
    const { status, text } = await site.submit(path, fields, site.owner);
    expect(status).toBe(400);
    expect(readFocused(text)).toEqual([name]);
  },
);

it('the search says how many seats of an event are left', async () => {
  const { text } = await site.open('/admin/search?q=seat');
  const counted = [...text.matchAll(/>(\d+ (?:seats? left|in stock))</g)].map(([, count = '']) => count);
  expect(counted.length).toBeGreaterThan(0);
  for (const count of counted) expect(count).toMatch(/seats? left$/);
});
