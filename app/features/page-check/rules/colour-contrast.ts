const NAMED_COLOURS: Readonly<Record<string, string>> = {
  black: '#000000',
  white: '#ffffff',
  red: '#ff0000',
  green: '#008000',
  blue: '#0000ff',
  navy: '#000080',
  gray: '#808080',
  grey: '#808080',
  silver: '#c0c0c0',
  lightgray: '#d3d3d3',
  lightgrey: '#d3d3d3',
  darkgray: '#a9a9a9',
  darkgrey: '#a9a9a9',
  dimgray: '#696969',
  whitesmoke: '#f5f5f5',
  yellow: '#ffff00',
  orange: '#ffa500',
  gold: '#ffd700',
  purple: '#800080',
  maroon: '#800000',
  teal: '#008080',
  brown: '#a52a2a',
  beige: '#f5f5dc',
  ivory: '#fffff0',
};

const toHex = (channel: number) => Math.min(255, channel).toString(16).padStart(2, '0');

/**
 * Parses an opaque colour into six-digit hexadecimal. Returns `undefined` for variables, transparent colours and wide
 * gamuts.
 */
export function parseColour(declared: string): string | undefined {
  const value = declared.trim().toLowerCase();
  if (Object.hasOwn(NAMED_COLOURS, value)) return NAMED_COLOURS[value];
  if (/^#[\da-f]{6}$/.test(value)) return value;
  if (/^#[\da-f]{3}$/.test(value)) return value.replace(/[\da-f]/g, '$&$&');
  const channels = /^rgba?\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)\s*(?:[,/]\s*(?:1|1\.0+|100%)\s*)?\)$/.exec(value);
  return channels
    ? `#${channels
        .slice(1)
        .map((channel) => toHex(Number(channel)))
        .join('')}`
    : undefined;
}

/** Relative luminance as in WCAG 2.2, from 0 for black to 1 for white. */
function calculateLuminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((index) => {
    const channel = Number.parseInt(colour.slice(index, index + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio as in WCAG 2.2 of two six-digit colours, from 1 to 21. */
export function calculateContrastRatio(first: string, second: string): number {
  const [dark, light] = [calculateLuminance(first), calculateLuminance(second)].toSorted((a, b) => a - b) as [
    number,
    number,
  ];
  return (light + 0.05) / (dark + 0.05);
}
