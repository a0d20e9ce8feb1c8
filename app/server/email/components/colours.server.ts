import type { Glaze } from '~/ui/glaze';

/**
 * The colours of app/styles/tokens.css as hexadecimal values: mail clients support neither custom properties nor oklch.
 * app/ui/glazes.json contains the glazes, which are the same in both themes.
 */
export const light = {
  bg: '#f5f3ee',
  surface: '#fbfaf6',
  well: '#eceae1',
  border: '#d8d6cc',
  text: '#131c18',
  muted: '#4e574f',
  link: '#bb2c03',
} as const;

export const dark: Record<keyof typeof light, string> = {
  bg: '#0d1310',
  surface: '#161c19',
  well: '#060907',
  border: '#2c3430',
  text: '#f2f0e7',
  muted: '#abaea4',
  link: '#ff8e60',
};

export type EmailGlaze = Exclude<Glaze, 'bone' | 'sand'>;
