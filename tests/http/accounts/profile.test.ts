import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleUsers } from '~/content/samples/sample-users';
import type { RunningSite } from '../../../scripts/site/production-site';
import { createAnimatedWebp, createPngFullOfText } from '../../fakes/hostile-pictures';
import { createLargePng, createPhotoWithGps, createPictureFile } from '../../fixtures/picture-files';

import { startSeededSite } from '../support/seeded-site';
import { sendRequest, type TestResponse, toCookieHeader } from '../support/send-request';

const profile = '/account/profile';
const payment = '/account/payment-details';
const home = {
  label: 'Home',
  name: 'Meera Raghunath',
  phone: '98765 43210',
  isDefault: 'on',
  'address.line1': '14 Brick Kiln Lane',
  'address.line2': '',
  'address.pin': '560038',
  'address.city': 'Bengaluru',
  'address.state': 'Karnataka',
};
const headOffice = { ...home, label: 'Head office', name: 'Kaveri Labs', gstin: '29aagcb7383j1z4' };

let site: RunningSite;
let dataFolder: string;
let meera: string;
let kabir: string;

const get = (path: string, cookie = meera) => sendRequest(site.url, { path, headers: { cookie } });

async function post(
  path: string,
  fields: FormData | Record<string, string>,
  cookie = meera,
): Promise<TestResponse> {
  const encoded = new Response(fields instanceof FormData ? fields : new URLSearchParams(fields));
  const headers = {
    'Content-Type': encoded.headers.get('content-type') ?? '',
    'Sec-Fetch-Site': 'same-origin',
    cookie,
  };
  return sendRequest(site.url, {
    method: 'POST',
    path,
    headers,
    body: Buffer.from(await encoded.arrayBuffer()),
  });
}

function upload(content: BlobPart, name = 'me.png', type = 'image/png'): Promise<TestResponse> {
  const form = new FormData();
  form.set('intent', 'picture');
  form.set('picture', new File([content], name, { type }));
  return post(profile, form);
}

/** All matches of a pattern in a page. */
const findAll = ({ text }: TestResponse, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([match]) => match);
const findAddressPaths = (response: TestResponse) =>
  findAll(response, /\/account\/(profile|payment-details)\/addresses\/[0-9a-f-]{36}/g);
const findPicturePath = async () =>
  findAll(await get(profile), /\/account\/profile\/picture\/[0-9a-f]{20}\/large/g)[0] ?? 'none';
const readField = ({ text }: TestResponse, name: string) =>
  new RegExp(`name="${name.replace('.', '\\.')}"[^>]*? value="([^"]*)"`).exec(text)?.[1];

beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'tessera-profile-'));
  site = await startSeededSite({ dataFolder, settings: { FORMS_PER_MINUTE: '100000' } });
  const signIn = async ({ email = '', password = '' } = {}) =>
    toCookieHeader(await post('/auth/sign-in', { email, password }, ''));
  [meera, kabir] = [await signIn(sampleUsers[0]), await signIn(sampleUsers[1])];
});
afterAll(async () => {
  await site.stop();
  await rm(dataFolder, { recursive: true, force: true });
});

describe('a picture', () => {
  it('is served only to its user, with its media type', async () => {
    expect((await upload(await createPhotoWithGps(), 'IMG_2041.JPG', 'image/jpeg')).headers.location).toBe(
      `${profile}?done=picture`,
    );
    const path = await findPicturePath();
    const { status, headers, body } = await get(path);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, max-age=604800, immutable',
    });
    expect(body.subarray(8, 12).toString()).toBe('WEBP');
    expect(body.toString('latin1')).not.toMatch(/Telltale|EXIF|GPS/);
    expect((await get(path, kabir)).status).toBe(404);
    expect((await get(path, '')).status).toBe(302);
    expect((await get(path.replace('/large', '/../../etc/passwd'))).status).toBe(404);
    expect((await get(path.replace('/large', '/constructor'))).status).toBe(404);
  });

  it.each<[string, () => BlobPart | Promise<BlobPart>, RegExp]>([
    ['a page', () => '<!doctype html><script>alert(1)</script>', /not a PNG, JPEG or WebP/],
    ['a drawing with a script', () => '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>', /not a PNG/],
    ['a page that starts like a picture', () => 'GIF89a<script>alert(1)</script>', /not a PNG/],
    ['nothing', () => '', /choose a picture/],
    ['20,000 × 20,000 pixels', () => createLargePng(20_000), /too many pixels/],
    ['a PNG with a hundred compressed texts', createPngFullOfText, /much beside its picture/],
    ['an animation of five hundred pictures', () => createAnimatedWebp(), /moves/],
  ])('is refused at its field when it is %s', async (_, content, message) => {
    const before = await findPicturePath();
    const { status, text } = await upload(await content());
    expect(status).toBe(400);
    expect(text).toMatch(message);
    expect(await findPicturePath()).toBe(before);
  });

  it('is refused before it is decoded when it has more than 6 MB', async () => {
    const { status, text } = await upload(new Uint8Array(6.5 * 1024 * 1024));
    expect(status).toBe(413);
    expect(text).toContain('A file can have 5 MB at most');
  });

  it('is stored without a page that is appended to it', async () => {
    const polyglot = new Blob([await createPictureFile('jpeg'), '<script>alert(1)</script>']);
    expect((await upload(polyglot, 'me.html', 'text/html')).status).toBe(303);
    const { headers, body } = await get(await findPicturePath());
    expect(headers['content-type']).toBe('image/webp');
    expect(body.includes('script')).toBe(false);
  });

  it('is replaced by initials when it is removed', async () => {
    expect((await post(profile, { intent: 'remove-picture' })).status).toBe(303);
    expect(await findPicturePath()).toBe('none');
  });
});

describe('a portrait', () => {
  it('is previewed before it is stored, and stored only with valid options', async () => {
    const preview = await get(`${profile}/portrait?skin=deep&hair=afro&wear=hood`);
    expect(preview.text).toMatch(/value="afro"[^>]*checked|checked[^>]*value="afro"/);
    expect((await post(`${profile}/portrait`, { skin: 'green' })).status).toBe(400);
    expect((await post(`${profile}/portrait`, { skin: 'deep', hair: 'afro' })).status).toBe(303);
    expect((await get(profile)).text).toContain('Change the tile portrait');
    expect((await get(profile, kabir)).text).toContain('Create a tile portrait');
  });
});

describe('details', () => {
  it('are shown again with the typed values after an error', async () => {
    const typed = {
      intent: 'profile',
      name: '"><script>alert(1)</script>',
      phone: '12',
      company: 'K',
      job: '',
    };
    const { status, text } = await post(profile, typed);
    expect(status).toBe(400);
    expect(text).toContain('An Indian phone number has ten digits');
    expect(text).not.toContain('<script>alert(1)');
    expect(text).toContain('value="12"');
  });

  it('are saved, and the display cookie gets the new name', async () => {
    await post(profile, { intent: 'profile', name: 'Meera R', phone: '98765 43210', company: '', job: '' });
    const page = await get(profile);
    expect(readField(page, 'name')).toBe('Meera R');
    expect(page.headers['set-cookie']?.join()).toContain('Meera%20R');
  });

  it('of a page that showed others are not saved before a second press', async () => {
    const readShown = (html: string) => /name="shown" value='([^']*)'/.exec(html)?.[1] ?? '';
    const details = { intent: 'profile', name: 'Meera R', phone: '98765 43210', company: '', job: '' };
    const shown = readShown((await get(profile)).text);
    expect((await post(profile, { ...details, job: 'Baker', shown })).status).toBe(303);
    // A wrong field does not make the page a current one.
    const wrong = await post(profile, { ...details, phone: '12', shown });
    expect([wrong.status, readShown(wrong.text)]).toEqual([400, shown]);
    const stale = await post(profile, { ...details, company: 'Kaveri Labs', shown });
    expect(stale.status).toBe(409);
    expect(stale.text).toContain('meanwhile, to: Meera R, +91 98765 43210, Baker.');
    expect(stale.text).toContain('value="Kaveri Labs"');
    const again = await post(profile, { ...details, company: 'Kaveri Labs', shown: readShown(stale.text) });
    expect(again.status).toBe(303);
  });

  it.each(['', 'grant-admin'])('refuse the intent "%s"', async (intent) => {
    expect((await post(profile, { intent })).status).toBe(400);
  });
});

describe('the address book', () => {
  it('stores, changes and deletes addresses; the address of another user does not exist', async () => {
    expect((await post(`${profile}/addresses/new`, home)).headers.location).toBe(`${profile}?done=address`);
    const [path = ''] = findAddressPaths(await get(profile));
    const id = path.split('/').at(-1) ?? '';
    expect((await get(path)).text).toContain('14 Brick Kiln Lane');
    for (const otherPath of [path, path.replace('profile', 'payment-details')]) {
      const cookie = otherPath === path ? kabir : meera;
      expect((await get(otherPath, cookie)).status).toBe(404);
      expect((await post(otherPath, home, cookie)).status).toBe(404);
      expect((await post(otherPath, { intent: 'delete' }, cookie)).status).toBe(404);
    }
    expect((await post(profile, { intent: 'default', id }, kabir)).status).toBe(404);
    await post(path, { ...home, label: 'Parents' });
    expect((await get(profile)).text).toContain('Parents');
    expect((await post(path, { intent: 'delete' })).headers.location).toBe(`${profile}?done=removed`);
    expect(findAddressPaths(await get(profile))).toEqual([]);
    expect((await get(path)).status).toBe(404);
  });

  it('shows errors at their fields, like the checkout', async () => {
    const wrong = await post(`${profile}/addresses/new`, { ...home, 'address.pin': '110001' });
    expect(wrong.status).toBe(400);
    expect(wrong.text).toContain('PIN 110001 does not lie in Karnataka');
    expect(readField(wrong, 'address.line1')).toBe('14 Brick Kiln Lane');
    const gstin = await post(`${payment}/addresses/new`, { ...headOffice, gstin: '29AAGCB7383J1Z5' });
    expect(gstin.text).toContain('its check digit is wrong');
    const otherState = { ...headOffice, 'address.state': 'Delhi', 'address.pin': '110001' };
    expect((await post(`${payment}/addresses/new`, otherState)).text).toContain('registered in Karnataka');
  });
});

describe('the checkout', () => {
  const checkout = '/shop/checkout?buy=mosaic-mug:2';

  it('is prefilled for the signed-in user only', async () => {
    await post(`${profile}/addresses/new`, home);
    await post(`${profile}/addresses/new`, { ...home, label: 'Office', name: 'Asha', isDefault: '' });
    await post(`${payment}/addresses/new`, headOffice);
    await post(payment, { intent: 'payment', paymentMethod: 'bank', upiId: 'meera@okbank' });
    const own = await get(checkout);
    const expected = {
      'contact.name': 'Meera Raghunath',
      'contact.email': 'meera@tessera.example',
      'contact.phone': '+91 98765 43210',
      'delivery.pin': '560038',
      'contact.company': headOffice.name,
      gstin: '29AAGCB7383J1Z4',
      'billing.line1': '14 Brick Kiln Lane',
    };
    for (const [name, value] of Object.entries(expected)) expect(readField(own, name), name).toBe(value);
    expect(own.text).toMatch(/value="bank"[^>]*checked|checked[^>]*value="bank"/);
    for (const cookie of ['', kabir]) {
      const other = await get(checkout, cookie);
      expect(other.text).not.toContain('Brick Kiln Lane,');
      expect(other.text).not.toContain('meera@tessera.example');
      expect(readField(other, 'delivery.pin') ?? '').toBe('');
    }
  });

  it('offers the own addresses and an empty one, and never the address of another user', async () => {
    const page = await get(checkout);
    const links = findAll(page, /(?<=href=")\/shop\/checkout\?[^"#]*address=[\w-]+/g).map((href) =>
      href.replaceAll('&amp;', '&'),
    );
    expect(links).toHaveLength(4);
    const [lastUsed, , office = '', another = ''] = links;
    expect(lastUsed).toContain('address=last');
    expect(office).toContain('buy=mosaic-mug');
    expect(readField(await get(office), 'contact.name')).toBe('Asha');
    expect(readField(await get(another), 'delivery.line1') ?? '').toBe('');
    expect((await get(office, kabir)).text).not.toContain('value="Asha"');
  });

  it('is never cached, with or without a cart in the URL', async () => {
    for (const path of [checkout, '/shop/checkout'])
      expect((await get(path)).headers['cache-control']).toBe('private, no-store');
  });
});
