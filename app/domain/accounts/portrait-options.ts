const GLAZES = [
  'vermilion',
  'marigold',
  'peacock',
  'indigo',
  'jade',
  'gulal',
  'bone',
  'sand',
  'slate',
  'basalt',
  'ink',
] as const;

/** What can be chosen of a tile portrait: the same words as the drawing itself in `ui/art/portrait`. */
export const PORTRAIT_OPTIONS = {
  background: GLAZES,
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
  top: GLAZES,
  trim: GLAZES,
  aid: ['none', 'hearing-aid', 'wheelchair', 'dark-glasses'],
} as const;

/** What is there or not. */
export const PORTRAIT_EXTRAS = ['glasses', 'earrings', 'bindi'] as const;

export type PortraitPart = keyof typeof PORTRAIT_OPTIONS;
export type PortraitExtra = (typeof PORTRAIT_EXTRAS)[number];
export type PortraitOption<Part extends PortraitPart> = (typeof PORTRAIT_OPTIONS)[Part][number];

/** How a person wants to be drawn. */
export interface PortraitFeatures extends Partial<Record<PortraitExtra, boolean>> {
  background: PortraitOption<'background'>;
  /** The garment. */
  top: PortraitOption<'top'>;
  /** Collar, sash, hood or lapels, and the cloth of the headwear. */
  trim?: PortraitOption<'trim'>;
  /** Width of the shoulders, when it is not in the middle. */
  build?: Exclude<PortraitOption<'build'>, 'middle'>;
  wear: PortraitOption<'wear'>;
  skin: PortraitOption<'skin'>;
  hair: PortraitOption<'hair'>;
  hairColour?: PortraitOption<'hairColour'>;
  headwear?: Exclude<PortraitOption<'headwear'>, 'none'>;
  beard?: Exclude<PortraitOption<'beard'>, 'none'>;
  aid?: Exclude<PortraitOption<'aid'>, 'none'>;
}

/** What a part is when nothing was said of it. */
const UNSAID: { [Part in PortraitPart]: PortraitOption<Part> } = {
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

/** Where composing begins: nobody in particular. */
export const DEFAULT_PORTRAIT: PortraitFeatures = {
  background: UNSAID.background,
  skin: UNSAID.skin,
  hair: UNSAID.hair,
  wear: UNSAID.wear,
  top: UNSAID.top,
  trim: UNSAID.trim,
};

/** The choice that stands for a part of a portrait. */
export const selectedPortraitOption = (portrait: PortraitFeatures, part: PortraitPart): string =>
  portrait[part] ?? (part === 'trim' ? 'bone' : UNSAID[part]);

/**
 * A portrait from the fields of a form or an address. What is missing is as in `firstPortrait`; `undefined` when a field
 * holds something that cannot be drawn.
 */
export function parsePortrait(read: (field: string) => unknown): PortraitFeatures | undefined {
  const unknown: string[] = [];
  const chosen = <Part extends PortraitPart>(part: Part): PortraitOption<Part> => {
    const given = read(part) ?? UNSAID[part];
    const options: readonly PortraitOption<Part>[] = PORTRAIT_OPTIONS[part];
    const found = options.find((option) => option === given);
    if (found === undefined) unknown.push(part);
    return found ?? UNSAID[part];
  };
  const build = chosen('build');
  const headwear = chosen('headwear');
  const beard = chosen('beard');
  const aid = chosen('aid');
  const portrait: PortraitFeatures = {
    background: chosen('background'),
    skin: chosen('skin'),
    hair: chosen('hair'),
    hairColour: chosen('hairColour'),
    wear: chosen('wear'),
    top: chosen('top'),
    trim: chosen('trim'),
    ...(build !== 'middle' && { build }),
    ...(headwear !== 'none' && { headwear }),
    ...(beard !== 'none' && { beard }),
    ...(aid !== 'none' && { aid }),
  };
  for (const extra of PORTRAIT_EXTRAS) if (read(extra) === 'on') portrait[extra] = true;
  return unknown.length === 0 ? portrait : undefined;
}
