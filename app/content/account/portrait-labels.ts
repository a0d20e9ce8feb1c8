import type { PortraitExtra, PortraitOption, PortraitPart } from '~/domain/accounts/portrait-options';

type PortraitLabels<Part extends PortraitPart> = {
  title: string;
  names: Record<PortraitOption<Part>, string>;
};

const glazes: Record<PortraitOption<'background'>, string> = {
  vermilion: 'Vermilion',
  marigold: 'Marigold',
  peacock: 'Peacock',
  indigo: 'Indigo',
  jade: 'Jade',
  gulal: 'Gulal',
  bone: 'Bone',
  sand: 'Sand',
  slate: 'Slate',
  basalt: 'Basalt',
  ink: 'Ink',
};

/** Labels of the portrait options in the portrait composer. */
export const portraitLabels: { [Part in PortraitPart]: PortraitLabels<Part> } = {
  background: { title: 'Tile', names: glazes },
  skin: {
    title: 'Skin',
    names: {
      deep: 'Deep',
      dark: 'Dark',
      brown: 'Brown',
      tan: 'Tan',
      wheat: 'Wheat',
      light: 'Light',
    },
  },
  hair: {
    title: 'Hair',
    names: {
      long: 'Long',
      ponytail: 'Ponytail',
      braid: 'Braid',
      bun: 'Bun',
      bob: 'Bob',
      curls: 'Curls',
      afro: 'Afro',
      crop: 'Crop',
      'side-parted': 'Parted',
      quiff: 'Quiff',
      receding: 'Receding',
      bald: 'Bald',
    },
  },
  hairColour: {
    title: 'Colour of the hair',
    names: { black: 'Black', 'dark-brown': 'Dark brown', brown: 'Brown', grey: 'Grey', silver: 'Silver' },
  },
  headwear: {
    title: 'On the head',
    names: { none: 'Nothing', hijab: 'Hijab', turban: 'Turban', cap: 'Cap' },
  },
  beard: {
    title: 'Beard',
    names: { none: 'None', full: 'Full', moustache: 'Moustache', goatee: 'Goatee' },
  },
  wear: {
    title: 'Clothes',
    names: {
      'crew-neck': 'Crew neck',
      'v-neck': 'V-neck',
      collar: 'Collar',
      kurta: 'Kurta',
      saree: 'Saree',
      blazer: 'Blazer',
      hood: 'Hood',
      dungarees: 'Dungarees',
    },
  },
  build: { title: 'Shoulders', names: { slight: 'Slight', middle: 'Middle', broad: 'Broad' } },
  top: { title: 'Colour of the clothes', names: glazes },
  trim: { title: 'Second colour: collar, sash, headwear', names: glazes },
  aid: {
    title: 'Part of you',
    names: {
      none: 'None of these',
      'hearing-aid': 'Hearing aid',
      wheelchair: 'Wheelchair',
      'dark-glasses': 'Dark glasses',
    },
  },
};

export const portraitExtraLabels: Record<PortraitExtra, string> = {
  glasses: 'Glasses',
  earrings: 'Earrings',
  bindi: 'Bindi',
};
