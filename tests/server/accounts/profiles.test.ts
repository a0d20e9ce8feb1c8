import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DEFAULT_PORTRAIT } from '~/domain/accounts/portrait-options';
import { toShownProfile } from '~/domain/accounts/profile-schema';
import type { SignedIn } from '~/domain/auth/session';
import { decodeInProcess } from '~/server/profiles/pictures/decode-picture.server';
import { createProfiles, type Profiles } from '~/server/profiles/profiles.server';
import { engines } from '../../database/test-database';
import { createTestBrowser } from '../../fakes/test-browser';
import { createLargePng, createPhotoWithGps, createPictureFile } from '../../fixtures/picture-files';
import { openTestAccounts, sampleAdmin, sampleUser, type TestAccounts } from '../../fixtures/test-accounts';

const createFile = (content: BlobPart, name = 'me.png') => new File([content], name);
const MB = 1024 * 1024;

describe.each(engines)('profiles (%s)', (engine) => {
  let fixture: TestAccounts;
  let profiles: Profiles;
  let meera: SignedIn;
  let kabir: SignedIn;

  beforeAll(async () => {
    fixture = await openTestAccounts(engine);
    profiles = createProfiles(fixture.database, {
      clock: () => new Date(),
      decodePicture: decodeInProcess(),
    });
    meera = await fixture.signIn(createTestBrowser(), sampleUser);
    kabir = await fixture.signIn(createTestBrowser(), sampleAdmin);
  });
  afterAll(() => fixture.database.close());
  beforeEach(() => fixture.database.rows({ text: 'truncate profiles, profile_pictures, rate_limits' }));

  const readPictureVersion = async (actor: SignedIn) => (await profiles.getProfile(actor)).picture ?? '';

  test('profile details belong to their user, and each form changes its own details only', async () => {
    const details = { name: 'Meera R', phone: '+919876543210', company: 'Kaveri Labs', job: undefined };
    await profiles.savePaymentDetails(meera, { paymentMethod: 'bank', upiId: 'meera@okbank' });
    await profiles.savePortrait(meera, DEFAULT_PORTRAIT);
    await profiles.saveProfile(meera, details);
    expect(await profiles.getProfile(meera)).toEqual({
      ...details,
      paymentMethod: 'bank',
      upiId: 'meera@okbank',
      portrait: DEFAULT_PORTRAIT,
      picture: undefined,
    });
    expect(await profiles.getProfile(kabir)).toMatchObject({ name: 'Kabir Ahluwalia', phone: undefined });
    await profiles.saveProfile(meera, { name: 'Meera Raghunath' });
    expect(await profiles.getProfile(meera)).toMatchObject({ phone: undefined, company: undefined });
  });

  test('forms of the profile that are sent at the same moment do not block each other', async () => {
    await profiles.savePortrait(meera, DEFAULT_PORTRAIT);
    const rounds = Array.from({ length: 25 }, () => [
      profiles.saveProfile(meera, { name: 'Meera R' }),
      profiles.savePortrait(meera, DEFAULT_PORTRAIT),
    ]);
    await Promise.all(rounds.flat());
    expect(await profiles.getProfile(meera)).toMatchObject({ name: 'Meera R', portrait: DEFAULT_PORTRAIT });
  });

  test('a form that showed other details changes nothing, and the same details again are saved', async () => {
    const read = async () => toShownProfile(await profiles.getProfile(meera));
    const shown = await read();
    const [first, second] = [
      { name: 'Meera R', phone: '+919876543210' },
      { name: 'Meera', job: 'Baker' },
    ];
    expect(await profiles.saveProfile(meera, first, shown)).toBeUndefined();
    expect(await profiles.saveProfile(meera, second, shown)).toMatchObject(first);
    expect(await read()).toBe(toShownProfile(first));
    expect(await profiles.saveProfile(meera, first, shown)).toBeUndefined();
    expect(await profiles.saveProfile(meera, second, await read())).toBeUndefined();
    expect(await read()).toBe(toShownProfile(second));
  });

  test('a picture is stored in two square sizes for its owner, until it is removed', async () => {
    expect(await profiles.savePicture(meera, createFile(await createPictureFile('webp')))).toEqual({
      kind: 'saved',
    });
    const version = await readPictureVersion(meera);
    for (const [size, edge] of [
      ['small', 128],
      ['large', 512],
    ] as const) {
      const content = await profiles.getPicture(meera, version, size);
      expect(await sharp(content ?? undefined).metadata()).toMatchObject({
        format: 'webp',
        width: edge,
        height: edge,
      });
    }
    expect(await profiles.getPicture(kabir, version, 'large')).toBeNull();
    expect(await profiles.getPicture(meera, 'another', 'large')).toBeNull();
    await profiles.removePicture(meera);
    expect(await profiles.getPicture(meera, version, 'large')).toBeNull();
    expect(await readPictureVersion(meera)).toBe('');
  });

  test('a new picture replaces the former one, and a portrait replaces both', async () => {
    await profiles.savePicture(meera, createFile(await createPictureFile('png')));
    const first = await readPictureVersion(meera);
    await profiles.savePicture(
      meera,
      createFile(await createPictureFile('jpeg', { width: 200, height: 200 })),
    );
    expect(await readPictureVersion(meera)).not.toBe(first);
    expect(await profiles.getPicture(meera, first, 'small')).toBeNull();
    await profiles.savePortrait(meera, DEFAULT_PORTRAIT);
    expect(await profiles.getProfile(meera)).toMatchObject({
      portrait: DEFAULT_PORTRAIT,
      picture: undefined,
    });
  });

  test('a photograph is stored upright and without its metadata', async () => {
    const photo = await createPhotoWithGps();
    expect((await sharp(photo).metadata()).exif?.length).toBeGreaterThan(0);
    await profiles.savePicture(meera, createFile(photo));
    const content = await profiles.getPicture(meera, await readPictureVersion(meera), 'large');
    const { exif, xmp, iptc, icc, orientation } = await sharp(content ?? undefined).metadata();
    expect([exif, xmp, iptc, icc, orientation]).toEqual(Array(5).fill(undefined));
    expect(Buffer.from(content ?? []).toString('latin1')).not.toMatch(/Telltale|EXIF|GPS/);
    // The photograph is rotated by 90 degrees to the right: the left half is at the top.
    const { data, info } = await sharp(content ?? undefined)
      .raw()
      .toBuffer({ resolveWithObject: true });
    const isRed = (pixel: number) => (data[pixel * info.channels] ?? 0) > 150;
    const corners = [0, info.width - 1, info.width * (info.height - 1), info.width * info.height - 1];
    expect(corners.map(isRed)).toEqual([true, true, false, false]);
  });

  test('content after the end of a picture is not stored', async () => {
    const polyglot = Buffer.concat([
      await createPictureFile('png'),
      Buffer.from('<script>alert(1)</script>'),
    ]);
    await profiles.savePicture(meera, createFile(polyglot, 'me.html'));
    const content = await profiles.getPicture(meera, await readPictureVersion(meera), 'large');
    expect(Buffer.from(content ?? []).includes('script')).toBe(false);
  });

  test.each<[string, () => BlobPart | Promise<BlobPart>, RegExp]>([
    ['an empty file', () => '', /choose a picture/],
    ['a page with the name of a picture', () => '<!doctype html><script>alert(1)</script>', /not a PNG/],
    ['an SVG with a script', () => '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>', /not a PNG/],
    [
      'another picture format',
      () => Buffer.from('GIF89a\x01\x00\x01\x00\x00\x00\x00;', 'latin1'),
      /not a PNG/,
    ],
    ['a PDF', () => '%PDF-1.7\n%%EOF', /not a PNG/],
    ['a truncated picture', async () => (await createPictureFile('png')).subarray(0, 300), /broken/],
    [
      'a signature without a picture',
      () => Buffer.from('\x89PNG\r\n\x1a\nnonsense', 'latin1'),
      /broken|not a PNG/,
    ],
    ['more than 5 MB', () => new Uint8Array(5 * MB + 1), /5 MB/],
    ['four hundred million pixels in few bytes', () => createLargePng(20_000), /too many pixels/],
  ])('%s is refused, and the stored picture stays', async (_, content, issue) => {
    await profiles.savePicture(meera, createFile(await createPictureFile()));
    const before = await readPictureVersion(meera);
    expect(await profiles.savePicture(meera, createFile(await content()))).toMatchObject({
      kind: 'refused',
      issue: expect.stringMatching(issue),
    });
    expect(await readPictureVersion(meera)).toBe(before);
  });

  test('uploads are limited to twenty an hour for each user', async () => {
    const results = Array.from({ length: 21 }, () => profiles.savePicture(meera, createFile('')));
    const kinds = (await Promise.all(results)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'wait')).toHaveLength(1);
    expect((await profiles.savePicture(kabir, createFile(''))).kind).toBe('refused');
  });

  test('profile and picture of a deleted user are deleted', async () => {
    await profiles.savePicture(kabir, createFile(await createPictureFile()));
    await profiles.saveProfile(kabir, { name: 'Kabir', phone: '+919876543210' });
    await fixture.database.rows({ text: 'delete from users where id = $1', values: [sampleAdmin.id] });
    const remaining = await fixture.database.rows({
      text: 'select user_id from profiles union all select user_id from profile_pictures',
    });
    expect(remaining).toEqual([]);
  });
});
