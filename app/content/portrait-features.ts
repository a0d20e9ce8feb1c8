import type { Glaze } from './types';

/** How a person wants to be drawn. The same words as the drawing itself in `app/ui/art/portrait`. */
export interface PortraitFeatures {
  background: Glaze;
  top: Glaze;
  /** Collar, sash, hood or lapels, and the cloth of the headwear. */
  trim?: Glaze;
  /** Width of the shoulders. */
  build?: 'slight' | 'broad';
  wear: 'crew-neck' | 'v-neck' | 'collar' | 'saree' | 'hood' | 'kurta' | 'blazer' | 'dungarees';
  skin: 'deep' | 'dark' | 'brown' | 'tan' | 'wheat' | 'light';
  hair:
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
  hairColour?: 'black' | 'dark-brown' | 'brown' | 'grey' | 'silver';
  headwear?: 'hijab' | 'turban' | 'cap';
  beard?: 'full' | 'moustache' | 'goatee';
  glasses?: boolean;
  aid?: 'hearing-aid' | 'wheelchair' | 'dark-glasses';
  earrings?: boolean;
  bindi?: boolean;
}
