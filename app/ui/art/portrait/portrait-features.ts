import type { DrawingGlaze } from '../../glaze';

export type Build = 'slight' | 'broad';
export type Aid = 'hearing-aid' | 'wheelchair' | 'dark-glasses';
export type SkinTone = 'deep' | 'dark' | 'brown' | 'tan' | 'wheat' | 'light';
export type HairColour = 'black' | 'dark-brown' | 'brown' | 'grey' | 'silver';
export type Hair =
  | 'afro'
  | 'bald'
  | 'bob'
  | 'braid'
  | 'bun'
  | 'crop'
  | 'curls'
  | 'long'
  | 'ponytail'
  | 'quiff'
  | 'receding'
  | 'side-parted';
export type Headwear = 'hijab' | 'turban' | 'cap';
export type Beard = 'full' | 'moustache' | 'goatee';
export type Wear = 'crew-neck' | 'v-neck' | 'collar' | 'saree' | 'hood' | 'kurta' | 'blazer' | 'dungarees';

/** The features of a tile portrait. They are selected, never random. */
export interface PortraitFeatures {
  background: DrawingGlaze;
  /** The garment. */
  top: DrawingGlaze;
  /** Collar, sash, hood or lapels of the garment, and the headwear. */
  trim?: DrawingGlaze;
  /** Width of the shoulders; medium by default. */
  build?: Build;
  wear: Wear;
  skin: SkinTone;
  /** A hijab and a turban hide it. */
  hair: Hair;
  hairColour?: HairColour;
  headwear?: Headwear;
  beard?: Beard;
  glasses?: boolean;
  aid?: Aid;
  earrings?: boolean;
  bindi?: boolean;
}

export const SKIN_COLOURS: Record<SkinTone, string> = {
  deep: '#5f3a26',
  dark: '#7a4a2f',
  brown: '#8d5a3b',
  tan: '#a9704a',
  wheat: '#c68d62',
  light: '#d9a679',
};

export const HAIR_COLOURS: Record<HairColour, string> = {
  black: '#15100d',
  'dark-brown': '#2a1a12',
  brown: '#4a2e1e',
  grey: '#6b6a66',
  silver: '#b9b6ae',
};

/** Fill colours of one portrait. */
export interface PortraitColours {
  skin: string;
  hair: string;
  top: string;
  trim: string;
}
