import type sharp from 'sharp';

type Sharp = typeof sharp;

/** Readers of the three kinds of pictures that are taken. Everything else the library could open stays shut. */
const READERS = ['VipsForeignLoadPngBuffer', 'VipsForeignLoadJpegBuffer', 'VipsForeignLoadWebpBuffer'];

let loading: Promise<Sharp> | undefined;

/** Fetched with the first picture: no start of the server waits for it, and none fails for it. */
async function load(): Promise<Sharp> {
  const { default: library } = await import('sharp');
  library.block({ operation: ['VipsForeignLoad'] });
  library.unblock({ operation: READERS });
  return library;
}

let last: Promise<unknown> = Promise.resolve();

/** Works on pictures one after the other: what many at once would take, unpacked, is more than a small machine has. */
export function drawing<Result>(work: (library: Sharp) => Promise<Result>): Promise<Result> {
  loading ??= load();
  const library = loading;
  const next = last.then(async () => work(await library));
  last = next.catch(() => undefined);
  return next;
}
