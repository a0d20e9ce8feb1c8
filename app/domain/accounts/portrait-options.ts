import { DRAWING_GLAZES } from '../site/glazes';

/** The options of each part of a tile portrait. `ui/art/portrait` draws them by the same names. */
export const PORTRAIT_OPTIONS = {
  background: DRAWING_GLAZES,
  skin: ['deep', 'dark', 'brown', 'tan', 'wheat', 'light'],
  hair: [
    'long',
    'ponytail',
    'braid',
    'bun',
    'bob',
    'curls',
    'afro',
    'crop',
    'side-parted',
    'quiff',
    'receding',
    'bald',
  ],
  hairColour: ['black', 'dark-brown', 'brown', 'grey', 'silver'],
  headwear: ['none', 'hijab', 'turban', 'cap'],
  beard: ['none', 'full', 'moustache', 'goatee'],
  wear: ['crew-neck', 'v-neck', 'collar', 'kurta', 'saree', 'blazer', 'hood', 'dungarees'],
  build: ['slight', 'middle', 'broad'],
  top: DRAWING_GLAZES,
  trim: DRAWING_GLAZES,
  aid: ['none', 'hearing-aid', 'wheelchair', 'dark-glasses'],
} as const;

/** Parts that are either drawn or not. */
export const PORTRAIT_EXTRAS = ['glasses', 'earrings', 'bindi'] as const;

export type PortraitPart = keyof typeof PORTRAIT_OPTIONS;
export type PortraitExtra = (typeof PORTRAIT_EXTRAS)[number];
export type PortraitOption<Part extends PortraitPart> = (typeof PORTRAIT_OPTIONS)[Part][number];

/** A composed portrait. */
export interface PortraitFeatures extends Partial<Record<PortraitExtra, boolean>> {
  background: PortraitOption<'background'>;
  /** The garment. */
  top: PortraitOption<'top'>;
  /** Collar, sash, hood or lapels, and the cloth of the headwear. */
  trim?: PortraitOption<'trim'>;
  /** Width of the shoulders; absent for `middle`. */
  build?: Exclude<PortraitOption<'build'>, 'middle'>;
  wear: PortraitOption<'wear'>;
  skin: PortraitOption<'skin'>;
  hair: PortraitOption<'hair'>;
  hairColour?: PortraitOption<'hairColour'>;
  headwear?: Exclude<PortraitOption<'headwear'>, 'none'>;
  beard?: Exclude<PortraitOption<'beard'>, 'none'>;
  aid?: Exclude<PortraitOption<'aid'>, 'none'>;
}

/** The option of each part that was not chosen. */
const DEFAULT_OPTIONS: { [Part in PortraitPart]: PortraitOption<Part> } = {
  background: 'peacock',
  skin: 'brown',
  hair: 'crop',
  hairColour: 'black',
  headwear: 'none',
  beard: 'none',
  wear: 'crew-neck',
  build: 'middle',
  top: 'bone',
  trim: 'sand',
  aid: 'none',
};

/** The portrait that the form starts with. */
export const DEFAULT_PORTRAIT: PortraitFeatures = {
  background: DEFAULT_OPTIONS.background,
  skin: DEFAULT_OPTIONS.skin,
  hair: DEFAULT_OPTIONS.hair,
  wear: DEFAULT_OPTIONS.wear,
  top: DEFAULT_OPTIONS.top,
  trim: DEFAULT_OPTIONS.trim,
};

/** The option of a part that the form shows as selected. */
export const getSelectedOption = (portrait: PortraitFeatures, part: PortraitPart): string =>
  portrait[part] ?? (part === 'trim' ? 'bone' : DEFAULT_OPTIONS[part]);

/**
 * Reads a portrait from form fields or query parameters. A missing part gets its default option. Returns `undefined`
 * when a field holds an unknown option.
 */
export function parsePortrait(read: (field: string) => unknown): PortraitFeatures | undefined {
  const unknownParts: string[] = [];
  const readOption = <Part extends PortraitPart>(part: Part): PortraitOption<Part> => {
    const value = read(part) ?? DEFAULT_OPTIONS[part];
    const options: readonly PortraitOption<Part>[] = PORTRAIT_OPTIONS[part];
    const found = options.find((option) => option === value);
    if (found === undefined) unknownParts.push(part);
    return found ?? DEFAULT_OPTIONS[part];
  };
  const build = readOption('build');
  const headwear = readOption('headwear');
  const beard = readOption('beard');
  const aid = readOption('aid');
  const portrait: PortraitFeatures = {
    background: readOption('background'),
    skin: readOption('skin'),
    hair: readOption('hair'),
    hairColour: readOption('hairColour'),
    wear: readOption('wear'),
    top: readOption('top'),
    trim: readOption('trim'),
    ...(build !== 'middle' && { build }),
    ...(headwear !== 'none' && { headwear }),
    ...(beard !== 'none' && { beard }),
    ...(aid !== 'none' && { aid }),
  };
  for (const extra of PORTRAIT_EXTRAS) if (read(extra) === 'on') portrait[extra] = true;
  return unknownParts.length === 0 ? portrait : undefined;
}
