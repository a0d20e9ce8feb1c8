import { readFileSync } from 'node:fs';

/** The glazes by name. */
export const glaze = JSON.parse(readFileSync(new URL('../../app/ui/glazes.json', import.meta.url), 'utf8'));

/** The darker tone of each glaze, for shadows and sides. */
export const shade = {
  vermilion: '#d8431c',
  marigold: '#e49c15',
  peacock: '#027e8b',
  indigo: '#3448b3',
  jade: '#2f8d62',
  gulal: '#dc5790',
  bone: '#dfd8c6',
  sand: '#c8bb9f',
  slate: '#343e39',
  basalt: '#121916',
  ink: '#060a08',
};
