import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import { checkPicture } from '~/server/profiles/pictures/check-picture.server';
import { faultOfStructure, isPictureType } from '~/server/profiles/pictures/check-picture-structure.server';
import { type DecodePicture, decodeInProcess } from '~/server/profiles/pictures/decode-picture.server';
import { createWorkQueue } from '~/server/profiles/pictures/decode-queue.server';
import {
  createBombPng,
  createHugeJpeg,
  createHugeWebp,
  createJpegWithManyScans,
  createAnimatedGif,
  createAnimatedPng,
  createAnimatedWebp,
  createPngFullOfText,
  createPngWithChunk,
  createPngWithHugeProfile,
} from '../fakes/hostile-pictures';
import { copyToBuffer, createPhotoWithGps, createPictureFile } from '../fixtures/picture-files';

const MB = 1024 * 1024;
const file = (content: BlobPart) => new File([content], 'me.png');
const picture = (content: Uint8Array) => ({
  ...{ content, edges: [64], format: 'png', mostPixels: 50_000_000 },
});

describe('is refused before a decoder sees it', () => {
  test.each<[string, () => Promise<BlobPart> | BlobPart, RegExp]>([
    ['a PNG with a hundred packed texts', createPngFullOfText, /much beside its picture/],
    ['a PNG with a huge packed profile', createPngWithHugeProfile, /much beside its picture/],
    ['a PNG with a long text', () => createPngWithChunk('iTXt', Buffer.alloc(70_000)), /much beside its picture/],
    ['a PNG in a thousand parts', () => createPngWithChunk('tEXt', Buffer.from('a\0b'), 1000), /much beside/],
    ['a PNG of four hundred million pixels', createBombPng, /too many pixels/],
    ['a PNG that moves', createAnimatedPng, /moves/],
    ['an APNG', () => createPngWithChunk('acTL', Buffer.alloc(8)), /not a PNG/],
    ['a WebP of five hundred frames', () => createAnimatedWebp(), /moves/],
    ['a WebP of huge edges', createHugeWebp, /too many pixels/],
    ['a GIF of five hundred frames', () => createAnimatedGif(), /not a PNG/],
    ['a JPEG of huge edges', createHugeJpeg, /too many pixels/],
    ['a JPEG of five hundred passes', createJpegWithManyScans, /much beside its picture/],
    [
      'a PNG whose last part is longer than the file',
      () => createPictureFile().then((png) => png.subarray(0, -20)),
      /broken/,
    ],
    ['a JPEG without an end', () => createPictureFile('jpeg').then((jpeg) => jpeg.subarray(0, -2)), /broken/],
    [
      'a WebP without an end',
      () => createPictureFile('webp').then((webp) => webp.subarray(0, -40)),
      /broken/,
    ],
  ])('%s', async (_, make, fault) => {
    const content = await make();
    expect((content as Buffer).length).toBeLessThan(5 * MB);
    const decode = vi.fn<DecodePicture>();
    const check = await checkPicture(file(content), 'asha', { decode, queue: createWorkQueue(1) });
    expect(check).toEqual({ kind: 'refused', fault: expect.stringMatching(fault) });
    expect(decode).not.toHaveBeenCalled();
  });
});

describe('is let through to the decoder', () => {
  const png = () => createPictureFile().then((content) => sharp(content));
  test.each<[string, () => Promise<Uint8Array>]>([
    ['a photograph with place and camera', createPhotoWithGps],
    ['a PNG in passes', async () => (await png()).png({ progressive: true }).toBuffer()],
    [
      'a PNG with a profile and texts',
      async () => (await png()).withIccProfile('p3').keepMetadata().png().toBuffer(),
    ],
    ['a JPEG in passes', async () => (await png()).jpeg({ progressive: true }).toBuffer()],
    ['a JPEG with restarts and a profile', async () => (await png()).withIccProfile('p3').jpeg().toBuffer()],
    ['a WebP without loss', async () => (await png()).webp({ lossless: true }).toBuffer()],
    ['a WebP that is seen through', async () => (await png()).ensureAlpha(0.5).webp().toBuffer()],
  ])('%s', async (_, make) => {
    const content = copyToBuffer(await make());
    const decode: DecodePicture = async () => ({ squares: [Buffer.from('large'), Buffer.from('small')] });
    const check = await checkPicture(file(content), 'asha', { decode, queue: createWorkQueue(1) });
    expect(check.kind).toBe('accepted');
  });
});

test('no bytes make the reading of the parts fail', async () => {
  const originals = await Promise.all(
    (['png', 'jpeg', 'webp'] as const).map((kind) => createPictureFile(kind, { width: 32, height: 32 })),
  );
  const changes = fc.array(fc.tuple(fc.nat(1200), fc.nat(255)), { maxLength: 6 });
  fc.assert(
    fc.property(fc.constantFrom(...originals), changes, fc.nat(1300), (original, changed, length) => {
      const content = copyToBuffer(original.subarray(0, length));
      for (const [at, byte] of changed) if (at < content.length) content[at] = byte;
      for (const mime of ['image/png', 'image/jpeg', 'image/webp'])
        if (isPictureType(mime))
          expect(['string', 'undefined']).toContain(typeof faultOfStructure(content, mime));
    }),
    { numRuns: 2000 },
  );
});

describe('decoding', () => {
  test('happens in another process, which draws the squares', async () => {
    const content = await createPictureFile();
    const { squares } = await decodeInProcess()(picture(content));
    expect(await sharp(squares?.[0]).metadata()).toMatchObject({ format: 'webp', width: 64, height: 64 });
  });

  test.each([
    ['nonsense', Buffer.from('nonsense')],
    ['another kind of picture', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ])('of %s gives nothing', async (_, content) => {
    expect(await decodeInProcess()(picture(content))).toEqual({});
  });

  test('that does not end is ended from outside', async () => {
    const decode = decodeInProcess({ program: 'tests/fakes/endless-program.mjs', deadlineSeconds: 0.5 });
    expect(await decode(picture(Buffer.from('x')))).toEqual({});
  });

  test('that fails to start is an error, or gives nothing', async () => {
    const decode = decodeInProcess({ program: 'tests/fakes/no-such-program.mjs' });
    expect(await decode(picture(Buffer.from('x')))).toEqual({});
  });
});

describe('a queue', () => {
  /** Work that ends when it is told to. */
  function work() {
    let end = (_: string) => {};
    const done = new Promise<string>((resolve) => {
      end = resolve;
    });
    const start = vi.fn(() => done);
    return { start, end };
  }

  test('does one thing after the other, one of each owner, and takes no more than it can', async () => {
    const queue = createWorkQueue(2);
    const [first, second] = [work(), work()];
    const asha = queue.run('asha', first.start);
    const kabir = queue.run('kabir', second.start);
    expect(await queue.run('asha', second.start)).toBe('running');
    expect(await queue.run('kabir', second.start)).toBe('running');
    expect(await queue.run('meera', second.start)).toBe('full');
    expect(first.start).toHaveBeenCalledTimes(1);
    expect(second.start).not.toHaveBeenCalled();
    first.end('one');
    expect(await asha).toBe('one');
    second.end('two');
    expect(await kabir).toBe('two');
    expect(await queue.run('meera', async () => 'three')).toBe('three');
  });

  test('goes on after a failure', async () => {
    const queue = createWorkQueue(2);
    const failed = queue.run('asha', async () => Promise.reject(new Error('broken')));
    const next = queue.run('kabir', async () => 'done');
    await expect(failed).rejects.toThrow('broken');
    expect(await next).toBe('done');
    expect(await queue.run('asha', async () => 'again')).toBe('again');
  });
});
