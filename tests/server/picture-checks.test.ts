import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import { checkPicture } from '~/server/profiles/pictures/check-picture.server';
import {
  isPictureType,
  validatePictureStructure,
} from '~/server/profiles/pictures/check-picture-structure.server';
import { type DecodePicture, decodeInProcess } from '~/server/profiles/pictures/decode-picture.server';
import { createWorkQueue } from '~/server/profiles/pictures/work-queue.server';
import {
  createAnimatedGif,
  createAnimatedPng,
  createAnimatedWebp,
  createBombPng,
  createHugeJpeg,
  createHugeWebp,
  createJpegWithManyScans,
  createPngFullOfText,
  createPngWithChunk,
  createPngWithHugeProfile,
} from '../fakes/hostile-pictures';
import { copyToBuffer, createPhotoWithGps, createPictureFile } from '../fixtures/picture-files';

const MB = 1024 * 1024;
const createFile = (content: BlobPart) => new File([content], 'me.png');
const toPictureToDecode = (content: Uint8Array) => ({
  content,
  edges: [64],
  format: 'png',
  maxPixels: 50_000_000,
});

describe('pictures that are refused before decoding', () => {
  test.each<[string, () => Promise<BlobPart> | BlobPart, RegExp]>([
    ['a PNG with a hundred compressed texts', createPngFullOfText, /much beside its picture/],
    ['a PNG with a huge compressed profile', createPngWithHugeProfile, /much beside its picture/],
    [
      'a PNG with a long text',
      () => createPngWithChunk('iTXt', Buffer.alloc(70_000)),
      /much beside its picture/,
    ],
    [
      'a PNG with a thousand text chunks',
      () => createPngWithChunk('tEXt', Buffer.from('a\0b'), 1000),
      /much beside/,
    ],
    ['a PNG of four hundred million pixels', createBombPng, /too many pixels/],
    ['an animated PNG', createAnimatedPng, /moves/],
    ['a PNG with an animation chunk', () => createPngWithChunk('acTL', Buffer.alloc(8)), /not a PNG/],
    ['a WebP of five hundred frames', () => createAnimatedWebp(), /moves/],
    ['a WebP of huge edges', createHugeWebp, /too many pixels/],
    ['a GIF of five hundred frames', () => createAnimatedGif(), /not a PNG/],
    ['a JPEG of huge edges', createHugeJpeg, /too many pixels/],
    ['a JPEG with five hundred scans', createJpegWithManyScans, /much beside its picture/],
    [
      'a PNG whose last chunk is longer than the file',
      () => createPictureFile().then((png) => png.subarray(0, -20)),
      /broken/,
    ],
    ['a JPEG without an end', () => createPictureFile('jpeg').then((jpeg) => jpeg.subarray(0, -2)), /broken/],
    [
      'a WebP without an end',
      () => createPictureFile('webp').then((webp) => webp.subarray(0, -40)),
      /broken/,
    ],
  ])('%s', async (_, createContent, issue) => {
    const content = await createContent();
    expect((content as Buffer).length).toBeLessThan(5 * MB);
    const decode = vi.fn<DecodePicture>();
    const check = await checkPicture(createFile(content), 'asha', { decode, queue: createWorkQueue(1) });
    expect(check).toEqual({ kind: 'refused', issue: expect.stringMatching(issue) });
    expect(decode).not.toHaveBeenCalled();
  });
});

describe('pictures that are decoded', () => {
  const png = () => createPictureFile().then((content) => sharp(content));
  test.each<[string, () => Promise<Uint8Array>]>([
    ['a photograph with GPS and camera', createPhotoWithGps],
    ['an interlaced PNG', async () => (await png()).png({ progressive: true }).toBuffer()],
    [
      'a PNG with a profile and texts',
      async () => (await png()).withIccProfile('p3').keepMetadata().png().toBuffer(),
    ],
    ['a progressive JPEG', async () => (await png()).jpeg({ progressive: true }).toBuffer()],
    ['a JPEG with restarts and a profile', async () => (await png()).withIccProfile('p3').jpeg().toBuffer()],
    ['a lossless WebP', async () => (await png()).webp({ lossless: true }).toBuffer()],
    ['a transparent WebP', async () => (await png()).ensureAlpha(0.5).webp().toBuffer()],
  ])('%s', async (_, createContent) => {
    const content = copyToBuffer(await createContent());
    const decode: DecodePicture = async () => ({ squares: [Buffer.from('large'), Buffer.from('small')] });
    const check = await checkPicture(createFile(content), 'asha', { decode, queue: createWorkQueue(1) });
    expect(check.kind).toBe('accepted');
  });
});

test('the structure check of arbitrary bytes never throws', async () => {
  const originals = await Promise.all(
    (['png', 'jpeg', 'webp'] as const).map((kind) => createPictureFile(kind, { width: 32, height: 32 })),
  );
  const anyChanges = fc.array(fc.tuple(fc.nat(1200), fc.nat(255)), { maxLength: 6 });
  fc.assert(
    fc.property(fc.constantFrom(...originals), anyChanges, fc.nat(1300), (original, changes, length) => {
      const content = copyToBuffer(original.subarray(0, length));
      for (const [at, byte] of changes) if (at < content.length) content[at] = byte;
      for (const mime of ['image/png', 'image/jpeg', 'image/webp'])
        if (isPictureType(mime))
          expect(['string', 'undefined']).toContain(typeof validatePictureStructure(content, mime));
    }),
    { numRuns: 2000 },
  );
});

describe('decoding process', () => {
  test('it creates the squares in another process', async () => {
    const content = await createPictureFile();
    const { squares } = await decodeInProcess()(toPictureToDecode(content));
    expect(await sharp(squares?.[0]).metadata()).toMatchObject({ format: 'webp', width: 64, height: 64 });
  });

  test.each([
    ['nonsense', Buffer.from('nonsense')],
    ['another picture format', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ])('%s has no result', async (_, content) => {
    expect(await decodeInProcess()(toPictureToDecode(content))).toEqual({});
  });

  test('a process that does not end is killed', async () => {
    const decode = decodeInProcess({ program: 'tests/fakes/endless-program.mjs', deadlineSeconds: 0.5 });
    expect(await decode(toPictureToDecode(Buffer.from('x')))).toEqual({});
  });

  test('a process that does not start has no result', async () => {
    const decode = decodeInProcess({ program: 'tests/fakes/no-such-program.mjs' });
    expect(await decode(toPictureToDecode(Buffer.from('x')))).toEqual({});
  });
});

describe('work queue', () => {
  /** Work that ends when `end` is called. */
  function createControlledWork() {
    const { promise, resolve } = Promise.withResolvers<string>();
    return { start: vi.fn(() => promise), end: resolve };
  }

  test('it runs one piece of work at a time, one per owner, up to its capacity', async () => {
    const queue = createWorkQueue(2);
    const first = createControlledWork();
    const second = createControlledWork();
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

  test('it continues after a failure', async () => {
    const queue = createWorkQueue(2);
    const failed = queue.run('asha', async () => Promise.reject(new Error('broken')));
    const next = queue.run('kabir', async () => 'done');
    await expect(failed).rejects.toThrow('broken');
    expect(await next).toBe('done');
    expect(await queue.run('asha', async () => 'again')).toBe('again');
  });
});
