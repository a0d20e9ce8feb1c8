import sharp from 'sharp';
import { expect, it } from 'vitest';
import { createProductPictureCheck } from '~/server/profiles/pictures/check-product-picture.server';
import { decodeInProcess } from '~/server/profiles/pictures/decode-picture.server';
import { createPhotoWithGps, createPictureFile } from '../../fixtures/picture-files';

const checkPicture = createProductPictureCheck(decodeInProcess());

async function check(content: Buffer<ArrayBuffer>) {
  const result = await checkPicture(new File([content], 'picture.txt'), 'an owner');
  return result.kind === 'accepted' ? result.picture : result;
}

it('a picture is drawn again in the widths of the pages, in both formats', async () => {
  const picture = await check(await createPictureFile('png', { width: 1600, height: 1200 }));
  if ('kind' in picture) throw new Error(picture.kind);
  const { width, height, tint, files } = picture;
  expect([width, height]).toEqual([1200, 900]);
  // Half vermilion, half jade.
  expect(tint).toBe('#977a4e');
  expect(files.map((file) => `${file.width}.${file.format}`)).toEqual(
    [160, 320, 480, 640, 960, 1200].flatMap((edge) => [`${edge}.webp`, `${edge}.avif`]),
  );
  for (const { width: edge, format, content } of files) {
    const metadata = await sharp(content).metadata();
    expect(metadata).toMatchObject({
      width: edge,
      height: edge * 0.75,
      format: format === 'avif' ? 'heif' : 'webp',
    });
  }
});

it('a smaller picture keeps its width; the place and the camera of a photo are dropped', async () => {
  const small = await check(await createPictureFile('jpeg', { width: 600, height: 600 }));
  expect('files' in small && small.files.map(({ width }) => width)).toEqual([
    160, 160, 320, 320, 480, 480, 600, 600,
  ]);
  // The photo lies on its side: upright it is 300 pixels wide.
  expect(await check(await createPhotoWithGps())).toEqual({
    kind: 'refused',
    issue: 'This picture is 300 pixels wide. It needs at least 480.',
  });
  const { exif, xmp } = 'files' in small ? await sharp(small.files[0]?.content).metadata() : {};
  expect([exif, xmp]).toEqual([undefined, undefined]);
});

it('the content decides, not the name', async () => {
  expect(await check(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toMatchObject({
    kind: 'refused',
    issue: expect.stringContaining('not a PNG, JPEG or WebP'),
  });
  const whole = await createPictureFile();
  expect(await check(Buffer.from(whole.subarray(0, 200)))).toMatchObject({ kind: 'refused' });
});
