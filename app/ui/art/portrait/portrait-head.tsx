import type { PortraitFeatures } from '~/domain/accounts/portrait-options';

type Beard = NonNullable<PortraitFeatures['beard']>;

export const Neck = ({ skin }: { skin: string }) => (
  <>
    <path fill={skin} d="M33 50h14v10a7 7 0 0 1-14 0z" />
    <path fill="#000" opacity=".18" d="M33 53.5c4 4 10 4 14 0V57c-4 3-10 3-14 0z" />
  </>
);

export const Face = ({ skin }: { skin: string }) => (
  <path fill={skin} d="M26 36a14 14 0 0 1 28 0v7a14 14 0 0 1-28 0z" />
);

const BEARDS: Record<Beard, string> = {
  full: 'M26 38c1 5 3 6 6 6 3-2 13-2 16 0 3 0 5-1 6-6v5a14 15 0 0 1-28 0z',
  goatee: 'M31 53.7l1-4.2q8 3 16 0l1 4.2a14 15 0 0 1-18 0z',
  moustache: 'M33 49a7 5 0 0 1 7-4 7 5 0 0 1 7 4c-3 1-5 0-7-1-2 1-4 2-7 1z',
};

export const FacialHair = ({ beard, colour }: { beard: Beard; colour: string }) => (
  <path fill={colour} d={BEARDS[beard]} />
);

/** Dark frames, or light ones on the darkest skin tones, for contrast. */
export const Glasses = ({ isLight }: { isLight: boolean }) => (
  <path
    fill="none"
    stroke={isLight ? 'var(--color-glaze-bone)' : '#15100d'}
    strokeWidth="1.6"
    d="M28.5 37h9v3.5a4.5 4.5 0 0 1-9 0zM42.5 37h9v3.5a4.5 4.5 0 0 1-9 0zM37.5 38h5"
  />
);

export const Earrings = () => (
  <path
    fill="var(--color-glaze-marigold)"
    d="M24 47a2 2 0 0 1 4 0 2 2 0 0 1-4 0zM52 47a2 2 0 0 1 4 0 2 2 0 0 1-4 0z"
  />
);

export const Bindi = () => (
  <path fill="var(--color-glaze-vermilion)" d="M38.6 34.8a1.4 1.4 0 0 1 2.8 0 1.4 1.4 0 0 1-2.8 0z" />
);
