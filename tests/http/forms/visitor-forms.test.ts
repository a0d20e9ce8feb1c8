import { describe, expect, inject, it } from 'vitest';
import { callHours } from '~/content/contact/book-call-content';
import { partnerKinds } from '~/content/contact/partners-content';
import { helpArticles } from '~/content/help/help-articles';
import { isCallAvailable } from '~/domain/contact/call-slots';
import { LEAD_TOPICS } from '~/domain/contact/lead-schemas';
import { HONEYPOT_FIELD } from '~/domain/forms/spam-fields';
import { paths } from '~/paths';
import { sendRequest, type TestResponse } from '../support/send-request';

type Fields = Readonly<Record<string, string>>;

interface VisitorForm {
  path: string;
  good: Fields;
  /** Without it, the form comes back. */
  required: readonly string[];
  /** Texts that are shown again when it comes back. */
  texts: readonly string[];
  /** Where a good one leads. */
  leadsTo: RegExp;
}

const who = { name: 'Asha Rao', email: 'asha@example.in' };
const message = 'Forty years of cards, and two people who can read them.';
const privatePage = /^\/messages\/[\w-]{32}$/;
const HALF_HOUR = 30 * 60_000;

/** A half hour that is offered when it is asked for: the last of the coming two weeks, so that nobody else has it. */
function freeStart(): string {
  const now = new Date();
  const slots = Array.from({ length: 14 * 48 }, (_, index) => {
    return new Date(Math.ceil(now.getTime() / HALF_HOUR) * HALF_HOUR + index * HALF_HOUR);
  });
  const start = slots.findLast((slot) => isCallAvailable(slot, now, callHours));
  if (!start) throw new Error('No call is offered in two weeks.');
  return start.toISOString();
}

const contactDetails: Fields = {
  company: 'Kaveri Press',
  product: 'hackmatrix',
  people: '1,200',
  date: '2099-02-26',
  city: 'Mysuru',
  budget: '10-to-25-lakh',
  deadline: 'before the rains',
  reference: 'TS-2627-000042',
};

const contact = (topic: string): VisitorForm => ({
  path: paths.contact(),
  good: { ...who, topic, message, phone: '98765 43210', ...contactDetails },
  required: ['name', 'email', 'topic', 'message'],
  texts: ['name', 'message'],
  leadsTo: privatePage,
});

const forms: Readonly<Record<string, VisitorForm>> = {
  ...Object.fromEntries(LEAD_TOPICS.map((topic) => [`contact about ${topic}`, contact(topic)])),
  'a call': {
    path: paths.bookCall(),
    good: { ...who, startsAt: freeStart(), message, timeZone: 'Asia/Kolkata' },
    required: ['name', 'email', 'startsAt'],
    texts: ['name', 'message'],
    leadsTo: privatePage,
  },
  'a partner': {
    path: paths.partners(),
    good: {
      ...who,
      kind: partnerKinds[0]?.id ?? '',
      organisation: 'Kaveri Press',
      city: 'Mysuru',
      web: 'kaveri.example',
      message,
    },
    required: ['kind', 'organisation', 'city', 'name', 'email', 'message'],
    texts: ['name', 'organisation', 'message'],
    leadsTo: privatePage,
  },
  'a remark on a help article': {
    path: paths.helpArticle(helpArticles[0]?.slug ?? ''),
    good: { helped: 'no', remark: message },
    required: ['helped'],
    texts: ['remark'],
    leadsTo: /^\/help\/detail\?/,
  },
  'the newsletter': {
    path: paths.newsletter(),
    // Another address than that of the forms above, which have used up what an unconfirmed one may get.
    good: { email: 'reader@example.in' },
    required: ['email'],
    texts: [],
    leadsTo: /^\/newsletter\?asked$/,
  },
  'a waitlist': {
    path: paths.comingSoon(),
    good: { email: who.email, product: 'bridge' },
    required: ['email', 'product'],
    texts: [],
    leadsTo: privatePage,
  },
  'a page that was not found': {
    path: paths.notFound(),
    good: { wanted: 'The programme of last July', address: '/monsoon/2026' },
    required: ['wanted'],
    texts: ['wanted'],
    leadsTo: /^\/not-found\?noted$/,
  },
};

const post = (path: string, body: string): Promise<TestResponse> =>
  sendRequest(inject('siteUrl'), {
    method: 'POST',
    path,
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-Site': 'same-origin' },
    body,
  });
const fill = ({ path }: VisitorForm, fields: Fields) => post(path, String(new URLSearchParams(fields)));
const without = (fields: Fields, name: string): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([field]) => field !== name));

describe.each(Object.entries(forms))('%s', (_, form) => {
  it('is taken, and leads on', async () => {
    const { status, headers } = await fill(form, form.good);
    expect([status, headers.location]).toEqual([303, expect.stringMatching(form.leadsTo)]);
    if (!form.leadsTo.source.includes('messages')) return;
    const page = await sendRequest(inject('siteUrl'), { path: headers.location ?? '' });
    expect(page.headers['cache-control']).toContain('no-store');
    expect(page.text).toContain(form.good.email);
  });

  it.each(form.required)('comes back without %s, and keeps the rest', async (missing) => {
    const { status, text } = await fill(form, without(form.good, missing));
    expect(status).toBe(400);
    for (const field of form.texts.filter((name) => name !== missing)) {
      expect(text).toContain(form.good[field]);
    }
  });

  it('comes back unharmed when somebody is hostile', async () => {
    const evil = `"><script>alert(1)</script>\u0000\u202E`;
    const hostile = Object.fromEntries(Object.keys(form.good).map((name) => [name, evil]));
    const { status, text } = await fill(form, { ...hostile, email: 'asha at example', helped: '<b>' });
    expect(status).toBe(400);
    expect(text).not.toContain('<script>alert(1)');
  });

  it('is refused, not broken, by what no browser sends', async () => {
    const twice = Object.entries(form.good).map(([name, value]) => [name, value]);
    const bodies = [
      '',
      '=&=&&',
      '%E0%A4%A',
      '__proto__=x&constructor=y',
      form.required.map((name) => `${name}[0][a]=x`).join('&'),
      form.required.map((name) => `${name}=${'ñ'.repeat(30_000)}`).join('&'),
      String(new URLSearchParams([...twice, ...twice.map(([name]) => [name ?? '', 'other'])])),
    ];
    for (const body of bodies) expect((await post(form.path, body)).status, body.slice(0, 60)).toBe(400);
  });

  it('thanks a machine like anybody', async () => {
    const { status } = await fill(form, {
      ...form.good,
      email: 'machine@example.in',
      [HONEYPOT_FIELD]: 'https://spam.example',
    });
    expect(status).toBe(303);
  });
});

it('a form that is sent as something else than a form is refused', async () => {
  for (const { path } of Object.values(forms)) {
    const { status } = await sendRequest(inject('siteUrl'), {
      method: 'POST',
      path,
      headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' },
      body: '{"name":"Asha"}',
    });
    expect(status, path).toBeGreaterThanOrEqual(400);
    expect(status, path).toBeLessThan(500);
  }
});
