/**
 * The colours of app/styles/tokens.css as mail programs read them: they know neither custom properties nor oklch.
 * Glazes are the same in both themes.
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

export const glazes = {
  vermilion: '#f35228',
  marigold: '#f8b22b',
  peacock: '#0191a0',
  indigo: '#4057ce',
  jade: '#3aa273',
  gulal: '#ec6da0',
  ink: '#0c120f',
} as const;

export type MailGlaze = Exclude<keyof typeof glazes, 'ink'>;
