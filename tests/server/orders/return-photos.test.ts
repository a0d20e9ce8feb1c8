import sharp from 'sharp';
import { expect, test } from 'vitest';
import { checkPhoto } from '~/server/profiles/pictures/check-photo.server';
import { decodeInProcess } from '~/server/profiles/pictures/decode-picture.server';
import { createWorkQueue } from '~/server/profiles/pictures/work-queue.server';
import { copyToBuffer, createPhotoWithGps, createPictureFile } from '../../fixtures/picture-files';

const work = { decode: decodeInProcess(), queue: createWorkQueue(2) };
const check = (content: BlobPart) => checkPhoto(new File([content], 'broken cup.jpg'), 'an order', work);

async function acceptedPhoto(content: BlobPart) {
  const result = await check(content);
  if (result.kind !== 'accepted') throw new Error(`The photo was ${result.kind}.`);
  return result.photo;
}

test('a large photo is scaled down whole, a small one keeps its size', async () => {
  const large = await acceptedPhoto(await createPictureFile('jpeg', { width: 3200, height: 1000 }));
  expect(await sharp(large).metadata()).toMatchObject({ format: 'webp', width: 1600, height: 500 });
  const small = await acceptedPhoto(await createPictureFile('png', { width: 300, height: 200 }));
  expect(await sharp(small).metadata()).toMatchObject({ format: 'webp', width: 300, height: 200 });
});

test('place, camera and name do not remain, and the photo is upright', async () => {
  const photo = await acceptedPhoto(await createPhotoWithGps());
  expect(copyToBuffer(photo).toString('latin1')).not.toMatch(/Telltale|GPS|Exif/);
  expect(await sharp(photo).metadata()).toMatchObject({ width: 300, height: 600 });
});

test('what is no picture is refused with a sentence', async () => {
  expect(await check('<svg xmlns="http://www.w3.org/2000/svg"/>')).toEqual({
    kind: 'refused',
    issue: expect.stringMatching(/not a PNG/),
  });
  expect(await check('')).toMatchObject({ kind: 'refused' });
});
