import type { PortraitOption } from '~/domain/accounts/portrait-options';

export const SKIN_COLOURS: Record<PortraitOption<'skin'>, string> = {
  deep: '#5f3a26',
  dark: '#7a4a2f',
  brown: '#8d5a3b',
  tan: '#a9704a',
  wheat: '#c68d62',
  light: '#d9a679',
};

export const HAIR_COLOURS: Record<PortraitOption<'hairColour'>, string> = {
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
