import type { PortraitOption } from '~/domain/accounts/portrait-options';

type Hair = PortraitOption<'hair'>;

/** Hair behind the head and shoulders. */
const BACK_PATHS: Partial<Record<Hair, string>> = {
  afro: 'M15 33a25 24 0 0 1 50 0 17 17 0 0 1-12 19H27a17 17 0 0 1-12-19z',
  bob: 'M21 38a19 19 0 0 1 38 0v13a5 5 0 0 1-5 5H26a5 5 0 0 1-5-5z',
  braid: 'M22 37a18 18 0 0 1 36 0v25H22z',
  bun: 'M32.5 14a7.5 7.5 0 0 1 15 0 7.5 7.5 0 0 1-15 0z',
  curls:
    'M19 36a9 9 0 0 1 6-12 10 10 0 0 1 15-6 10 10 0 0 1 15 6 9 9 0 0 1 6 12 8 8 0 0 1-5 13H24a8 8 0 0 1-5-13z',
  long: 'M22 37a18 18 0 0 1 36 0v25H22z',
  ponytail: 'M52 24c10-2 14 6 12 16-1 8 0 14 4 19-9 1-15-4-15-14z',
};

const PARTED_FRONT = 'M25 40a15 19 0 0 1 15-19 15 19 0 0 1 15 19c-9-2-13-7-15-12-2 5-6 10-15 12z';

/** Hair over the forehead. */
const FRONT_PATHS: Partial<Record<Hair, string>> = {
  afro: 'M25 39c-2-12 5-19 15-19s17 7 15 19c-3-6-8-9-15-9s-12 3-15 9z',
  bob: 'M25 40a15 19 0 0 1 30 0c-9 0-16-4-19-10-2 5-6 9-11 10z',
  braid: PARTED_FRONT,
  bun: 'M25 39a15 18 0 0 1 30 0c-3-7-8-10-15-10s-12 3-15 10z',
  crop: 'M25 38v-4a15 15 0 0 1 30 0v4c-1-6-3-8-6-8H31c-3 0-5 2-6 8z',
  curls:
    'M25 39c-1-12 5-18 15-18s16 6 15 18c-2-3-3-5-5-6a6 6 0 0 1-7-2 6 6 0 0 1-8 1 7 7 0 0 1-7 3c-1 1-2 2-3 4z',
  long: PARTED_FRONT,
  ponytail: 'M25 39a15 18 0 0 1 30 0c-3-6-6-9-10-10-6 5-13 7-20 10z',
  quiff: 'M25 38v-9a11 11 0 0 1 11-11h17a3 3 0 0 1 3 3c0 4-1 5-1 7v10c-1-6-3-9-6-9H34c-6 0-8 4-9 9z',
  receding: 'M25 42v-6c1 0 2-3 2-6 2 1 2 4 1 7v5zM55 42v-6c-1 0-2-3-2-6-2 1-2 4-1 7v5z',
  'side-parted': 'M25 39v-5a14 15 0 0 1 14-15h4a12 15 0 0 1 12 15v5c-1-5-2-8-4-9-8 1-15-1-19-5-1 6-6 8-7 14z',
};

/** The braid over the shoulder. */
const BRAID =
  'M52 46a6 6 0 0 1 8 5 5 5 0 0 1 0 8 5 5 0 0 1-1 8 5 5 0 0 1-3 7 7 7 0 0 1-4-6 5 5 0 0 1 0-8 5 5 0 0 1 0-7z';

export const HairBack = ({ hair, colour }: { hair: Hair; colour: string }) =>
  BACK_PATHS[hair] && <path fill={colour} d={BACK_PATHS[hair]} />;

export const HairFront = ({ hair, colour }: { hair: Hair; colour: string }) => (
  <>
    {FRONT_PATHS[hair] && <path fill={colour} d={FRONT_PATHS[hair]} />}
    {hair === 'braid' && <path fill={colour} d={BRAID} />}
  </>
);
