import glazes from '~/ui/glazes.json';
import type { FontWeight } from './fonts.server';

/** The light theme on white paper. Lengths are points. */
export const colours = {
  text: glazes.basalt,
  muted: '#4e574f',
  surface: '#f5f3ee',
  header: '#e6e2d6',
  accent: glazes.vermilion,
  onAccent: glazes.ink,
} as const;

/** Between two tiles. */
export const GROUT = 2;
export const PAGE_MARGIN = 36;
export const TILE_PADDING = 9;

export interface PrintStyle {
  size: number;
  /** From one line to the next. */
  lineHeight: number;
  weight: FontWeight;
  colour: string;
  letterSpacing?: number;
}

const body: PrintStyle = { size: 8.5, lineHeight: 11.475, weight: 400, colour: colours.text };

export const styles = {
  body,
  muted: { ...body, colour: colours.muted },
  strong: { ...body, weight: 600 },
  label: { ...body, size: 7.5, colour: colours.muted },
  tableHead: { ...body, size: 7.5, weight: 600 },
  title: { size: 25, lineHeight: 25, weight: 600, colour: colours.text, letterSpacing: -0.7 },
} satisfies Record<string, PrintStyle>;
