import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DEFAULT_PORTRAIT } from '~/domain/accounts/portrait-options';
import type { SignedIn } from '~/server/accounts/types.server';
import { decodeInProcess } from '~/server/profiles/pictures/decode-picture.server';
import { createProfiles } from '~/server/profiles/profiles.server';
import type { Profiles } from '~/server/profiles/types.server';
import { engines } from '../../database/test-database';
import { createTestBrowser } from '../../fakes/test-browser';
import { createLargePng, createPhotoWithGps, createPictureFile } from '../../fixtures/picture-files';
import { openTestAccounts, sampleAdmin, sampleUser, type TestAccounts } from '../../fixtures/test-accounts';

const file = (content: BlobPart, name = 'me.png') => new File([content], name);
const MB = 1024 * 1024;

describe.each(engines)('profiles (%s)', (engine) => {
  let opened: TestAccounts;
  let profiles: Profiles;
  let meera: SignedIn;
  let kabir: SignedIn;

  beforeAll(async () => {
    opened = await openTestAccounts(engine);
    profiles = createProfiles(opened.database, {
      clock: () => new Date(),
      decodePicture: decodeInProcess(),
    });
    meera = await opened.signIn(createTestBrowser(), sampleUser);
    kabir = await opened.signIn(createTestBrowser(), sampleAdmin);
  });
  afterAll(() => opened.database.close());
  beforeEach(() => opened.database.rows({ text: 'truncate profiles, profile_pictures, rate_limits' }));

  const versionOf = async (actor: SignedIn) => (await profiles.getProfile(actor)).picture ?? '';

  test('what somebody says of themselves is theirs alone, and each form leaves the others alone', async () => {
    const said = { name: 'Meera R', phone: '+919876543210', company: 'Kaveri Labs', job: undefined };
    await profiles.savePaymentDetails(meera, { paymentMethod: 'bank', upiId: 'meera@okbank' });
    await profiles.savePortrait(meera, DEFAULT_PORTRAIT);
    await profiles.saveProfile(meera, said);
    expect(await profiles.getProfile(meera)).toEqual({
      ...said,
      paymentMethod: 'bank',
      upiId: 'meera@okbank',
      portrait: DEFAULT_PORTRAIT,
      picture: undefined,
    });
    expect(await profiles.getProfile(kabir)).toMatchObject({ name: 'Kabir Ahluwalia', phone: undefined });
    await profiles.saveProfile(meera, { name: 'Meera Raghunath' });
    expect(await profiles.getProfile(meera)).toMatchObject({ phone: undefined, company: undefined });
  });

  test('a picture is kept as two squares for its owner, until it is removed', async () => {
    expect(await profiles.savePicture(meera, file(await createPictureFile('webp')))).toEqual({
      kind: 'kept',
    });
    const version = await versionOf(meera);
    for (const [size, edge] of [
      ['small', 128],
      ['large', 512],
    ] as const) {
      const content = await profiles.getPicture(meera, version, size);
      expect(await sharp(content ?? undefined).metadata()).toMatchObject({
        ...{ format: 'webp', width: edge, height: edge },
      });
    }
    expect(await profiles.getPicture(kabir, version, 'large')).toBeNull();
    expect(await profiles.getPicture(meera, 'another', 'large')).toBeNull();
    await profiles.removePicture(meera);
    expect(await profiles.getPicture(meera, version, 'large')).toBeNull();
    expect(await versionOf(meera)).toBe('');
  });

  test('another picture takes the place of the first, and a portrait that of both', async () => {
    await profiles.savePicture(meera, file(await createPictureFile('png')));
    const first = await versionOf(meera);
    await profiles.savePicture(meera, file(await createPictureFile('jpeg', { width: 200, height: 200 })));
    expect(await versionOf(meera)).not.toBe(first);
    expect(await profiles.getPicture(meera, first, 'small')).toBeNull();
    await profiles.savePortrait(meera, DEFAULT_PORTRAIT);
    expect(await profiles.getProfile(meera)).toMatchObject({
      portrait: DEFAULT_PORTRAIT,
      picture: undefined,
    });
  });

  test('of a photograph only the picture is kept, turned as it was held', async () => {
    const photograph = await createPhotoWithGps();
    expect((await sharp(photograph).metadata()).exif?.length).toBeGreaterThan(0);
    await profiles.savePicture(meera, file(photograph));
    const content = await profiles.getPicture(meera, await versionOf(meera), 'large');
    const { exif, xmp, iptc, icc, orientation } = await sharp(content ?? undefined).metadata();
    expect([exif, xmp, iptc, icc, orientation]).toEqual(Array(5).fill(undefined));
    expect(Buffer.from(content ?? []).toString('latin1')).not.toMatch(/Telltale|EXIF|GPS/);
    // Turned by a quarter to the right: what was on the left is above, on both sides.
    const { data, info } = await sharp(content ?? undefined)
      .raw()
      .toBuffer({ resolveWithObject: true });
    const isRed = (pixel: number) => (data[pixel * info.channels] ?? 0) > 150;
    const corners = [0, info.width - 1, info.width * (info.height - 1), info.width * info.height - 1];
    expect(corners.map(isRed)).toEqual([true, true, false, false]);
  });

  test('what is hidden behind a picture does not come along', async () => {
    const polyglot = Buffer.concat([
      await createPictureFile('png'),
      Buffer.from('<script>alert(1)</script>'),
    ]);
    await profiles.savePicture(meera, file(polyglot, 'me.html'));
    const content = await profiles.getPicture(meera, await versionOf(meera), 'large');
    expect(Buffer.from(content ?? []).includes('script')).toBe(false);
  });

  test.each<[string, () => BlobPart | Promise<BlobPart>, RegExp]>([
    ['nothing', () => '', /choose a picture/],
    ['a page by the name of a picture', () => '<!doctype html><script>alert(1)</script>', /not a PNG/],
    ['a drawing with a script', () => '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>', /not a PNG/],
    [
      'another kind of picture',
      () => Buffer.from('GIF89a\x01\x00\x01\x00\x00\x00\x00;', 'latin1'),
      /not a PNG/,
    ],
    ['a PDF', () => '%PDF-1.7\n%%EOF', /not a PNG/],
    [
      'only the beginning of a picture',
      async () => (await createPictureFile('png')).subarray(0, 300),
      /broken/,
    ],
    [
      'a signature and nonsense',
      () => Buffer.from('\x89PNG\r\n\x1a\nnonsense', 'latin1'),
      /broken|not a PNG/,
    ],
    ['more than 5 MB', () => new Uint8Array(5 * MB + 1), /5 MB/],
    ['four hundred million pixels in few bytes', () => createLargePng(20_000), /too many pixels/],
  ])('%s is refused, and the picture that was there stays', async (_, content, fault) => {
    await profiles.savePicture(meera, file(await createPictureFile()));
    const before = await versionOf(meera);
    expect(await profiles.savePicture(meera, file(await content()))).toMatchObject({
      kind: 'refused',
      fault: expect.stringMatching(fault),
    });
    expect(await versionOf(meera)).toBe(before);
  });

  test('twenty pictures an hour are enough, and nobody waits for somebody else', async () => {
    const tries = Array.from({ length: 21 }, () => profiles.savePicture(meera, file('')));
    const kinds = (await Promise.all(tries)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'wait')).toHaveLength(1);
    expect((await profiles.savePicture(kabir, file(''))).kind).toBe('refused');
  });

  test('nothing stays of somebody who leaves', async () => {
    await profiles.savePicture(kabir, file(await createPictureFile()));
    await profiles.saveProfile(kabir, { name: 'Kabir', phone: '+919876543210' });
    await opened.database.rows({ text: 'delete from users where id = $1', values: [sampleAdmin.id] });
    const left = await opened.database.rows({
      text: 'select user_id from profiles union all select user_id from profile_pictures',
    });
    expect(left).toEqual([]);
  });
});
