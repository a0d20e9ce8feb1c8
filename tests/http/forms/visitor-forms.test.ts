import { describe, expect, inject, it } from 'vitest';
import { partnerKinds } from '~/content/contact/partners-content';
import { repositoryHelpArticles } from '~/content/help/help-articles';
import { getStockAlertPath } from '~/content/shop/shop-page-paths';
import { isCallAvailable } from '~/domain/contact/call-slots';
import { LEAD_TOPICS } from '~/domain/contact/lead-schemas';
import { HONEYPOT_FIELD } from '~/domain/forms/spam-fields';
import { paths } from '~/paths';
import { firstCallHours } from '../../fixtures/call-hours';
import { sendRequest, type TestResponse } from '../support/send-request';

type Fields = Readonly<Record<string, string>>;

interface VisitorForm {
  path: string;
  validFields: Fields;
  /** Without one of these fields the form is shown again. */
  required: readonly string[];
  /** Text fields whose values are shown again. */
  texts: readonly string[];
  /** Where the response to a valid form redirects. */
  redirectsTo: RegExp;
}

const sender = { name: 'Asha Rao', email: 'asha@example.in' };
const message = 'Forty years of cards, and two people who can read them.';
const privatePage = /^\/messages\/[\w-]{32}$/;
const HALF_HOUR = 30 * 60_000;
/** One moment for all time slots: each half hour moves the last ones on, and a later one would be a slot that is taken. */
const STARTED = new Date();

/** An available time slot at the end of the next two weeks. No other test books it. `before`: how many are later. */
function findFreeSlot(before = 0): string {
  const slots = Array.from({ length: 14 * 48 }, (_, index) => {
    return new Date(Math.ceil(STARTED.getTime() / HALF_HOUR) * HALF_HOUR + index * HALF_HOUR);
  });
  const start = slots.filter((slot) => isCallAvailable(slot, STARTED, firstCallHours)).at(-1 - before);
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
  validFields: { ...sender, topic, message, phone: '98765 43210', ...contactDetails },
  required: ['name', 'email', 'topic', 'message'],
  texts: ['name', 'message'],
  redirectsTo: privatePage,
});

/** The pages of the services, two of them with what was worked out. */
const servicePaths = [
  `${paths.hackathonPlan()}?people=200&days=3`,
  `${paths.webDevelopment()}?jobs=9`,
  paths.learning(['third-quarter.a']),
  paths.workshops(),
  paths.quickAudit(),
];

const serviceEnquiry = (path: string): VisitorForm => ({
  path,
  validFields: { ...sender, organisation: 'Kaveri Press', message, phone: '98765 43210' },
  required: ['name', 'email', 'organisation', 'message'],
  texts: ['name', 'organisation', 'message'],
  redirectsTo: privatePage,
});

const waitlistOf = (product: string, path: string): VisitorForm => ({
  path,
  validFields: { email: sender.email, product },
  required: ['email', 'product'],
  texts: [],
  redirectsTo: /^\/coming-soon\/joined\?for=\w+$/,
});

const forms: Readonly<Record<string, VisitorForm>> = {
  ...Object.fromEntries(servicePaths.map((path) => [`an enquiry from ${path}`, serviceEnquiry(path)])),
  ...Object.fromEntries(LEAD_TOPICS.map((topic) => [`contact about ${topic}`, contact(topic)])),
  'a call': {
    path: paths.bookCall(),
    validFields: { ...sender, startsAt: findFreeSlot(), message, timeZone: 'Asia/Kolkata' },
    required: ['name', 'email', 'startsAt'],
    texts: ['name', 'message'],
    redirectsTo: privatePage,
  },
  'a partner': {
    path: paths.partners(),
    validFields: {
      ...sender,
      kind: partnerKinds[0]?.id ?? '',
      organisation: 'Kaveri Press',
      city: 'Mysuru',
      web: 'kaveri.example',
      message,
    },
    required: ['kind', 'organisation', 'city', 'name', 'email', 'message'],
    texts: ['name', 'organisation', 'message'],
    redirectsTo: privatePage,
  },
  'a remark on a help article': {
    path: paths.helpArticle(repositoryHelpArticles[0]?.slug ?? ''),
    validFields: { helped: 'no', remark: message },
    required: ['helped'],
    texts: ['remark'],
    redirectsTo: /^\/help\/detail\?/,
  },
  'the newsletter': {
    path: paths.newsletter(),
    // The email of the forms above has reached the limit for unconfirmed emails.
    validFields: { email: 'reader@example.in' },
    required: ['email'],
    texts: [],
    redirectsTo: /^\/newsletter\?asked$/,
  },
  'a sold-out product': {
    path: getStockAlertPath('desk-lamp'),
    validFields: { email: 'waiting@example.in' },
    required: ['email'],
    texts: [],
    redirectsTo: /^\/shop\/single\/desk-lamp\/stock-alert\?asked$/,
  },
  'a waitlist': waitlistOf('bridge', paths.comingSoon()),
  'the waitlist of EvalEdge': waitlistOf('evaledge', paths.evalEdgePreview()),
  'the waitlist of TaskFlow': waitlistOf('taskflow', paths.taskFlowPreview()),
  'a page that was not found': {
    path: paths.notFound(),
    validFields: { wanted: 'The programme of last July', address: '/monsoon/2026' },
    required: ['wanted'],
    texts: ['wanted'],
    redirectsTo: /^\/not-found\?noted$/,
  },
};

const post = (path: string, body: string): Promise<TestResponse> =>
  sendRequest(inject('siteUrl'), {
    method: 'POST',
    path,
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-Site': 'same-origin' },
    body,
  });
const submit = ({ path }: VisitorForm, fields: Fields) => post(path, String(new URLSearchParams(fields)));
const omitField = (fields: Fields, name: string): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([field]) => field !== name));

describe.each(Object.entries(forms))('%s', (_, form) => {
  it('is accepted, and redirects', async () => {
    const { status, headers } = await submit(form, form.validFields);
    expect([status, headers.location]).toEqual([303, expect.stringMatching(form.redirectsTo)]);
    if (!form.redirectsTo.source.includes('messages')) return;
    const page = await sendRequest(inject('siteUrl'), { path: headers.location ?? '' });
    expect(page.headers['cache-control']).toContain('no-store');
    expect(page.text).toContain(form.validFields.email);
  });

  it.each(form.required)('is shown again without %s, with the other values', async (missing) => {
    const { status, text } = await submit(form, omitField(form.validFields, missing));
    expect(status).toBe(400);
    expect(text).toContain('<title>Error: ');
    for (const field of form.texts.filter((name) => name !== missing)) {
      expect(text).toContain(form.validFields[field]);
    }
    const [summary] = /<div[^>]* role="alert"[^>]*>.*?Not sent yet.*?<\/ul>/s.exec(text) ?? [];
    const linked = [...(summary?.matchAll(/href="#([^"]+)"/g) ?? [])].map(([, id]) => id ?? '');
    expect(linked.length > 0).toBe(text.includes('Not sent yet'));
    for (const id of linked) expect(text, id).toContain(` id="${id}"`);
  });

  it('is shown again with hostile values escaped', async () => {
    const evil = `"><script>alert(1)</script>\u0000\u202E`;
    const hostile = Object.fromEntries(Object.keys(form.validFields).map((name) => [name, evil]));
    const { status, text } = await submit(form, { ...hostile, email: 'asha at example', helped: '<b>' });
    expect(status).toBe(400);
    expect(text).not.toContain('<script>alert(1)');
  });

  it('refuses bodies that no browser sends', async () => {
    const twice = Object.entries(form.validFields).map(([name, value]) => [name, value]);
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

  it('responds to a form with a filled honeypot like to any other', async () => {
    const { status } = await submit(form, {
      ...form.validFields,
      email: 'machine@example.in',
      [HONEYPOT_FIELD]: 'https://spam.example',
    });
    expect(status).toBe(303);
  });
});

it('R-CALL-5: the form of a call that is sent twice leads to one private page', async () => {
  const { text } = await sendRequest(inject('siteUrl'), { path: paths.bookCall() });
  const key = /name="key" value="([\w-]{36})"/.exec(text)?.[1] ?? '';
  const fields = { ...sender, email: 'twice@example.in', startsAt: findFreeSlot(1) };
  const send = (formKey: string) =>
    post(paths.bookCall(), String(new URLSearchParams({ ...fields, key: formKey })));
  const first = await send(key);
  expect([first.status, first.headers.location]).toEqual([303, expect.stringMatching(privatePage)]);
  const second = await send(key);
  expect([second.status, second.headers.location]).toEqual([303, first.headers.location]);
  const other = await send(crypto.randomUUID());
  expect(other.status).toBe(400);
  expect(other.text).toContain('This time was booked a moment ago');
});

it('R-LEAD-1: a message that is sent twice is answered without its private page the second time', async () => {
  const form = contact('project');
  const fields = { ...form.validFields, email: 'twice@example.in' };
  const first = await submit(form, fields);
  expect(first.headers.location).toMatch(privatePage);
  const second = await submit(form, fields);
  expect([second.status, second.headers.location]).toEqual([303, paths.repeatedMessage()]);
  const page = await sendRequest(inject('siteUrl'), { path: paths.repeatedMessage() });
  expect([page.status, page.headers.location]).toEqual([200, undefined]);
  expect(page.text).toContain('We have your message already.');
});

it('R-LEAD-2: the response of a waiting list does not show whether the email is on it', async () => {
  const form = waitlistOf('bridge', paths.comingSoon());
  const fields = { ...form.validFields, email: 'listed@example.in' };
  const [first, second] = [await submit(form, fields), await submit(form, fields)];
  expect([second.status, second.headers.location]).toEqual([first.status, first.headers.location]);
  expect(second.headers['set-cookie']).toEqual(first.headers['set-cookie']);
  const page = await sendRequest(inject('siteUrl'), { path: second.headers.location ?? '' });
  expect(page.text).toContain('You are on the waiting list.');
  expect(page.text).toContain('Bridge');
});

it('a body that is not a form is refused', async () => {
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
