import { fileURLToPath } from 'node:url';
import { type Font, openSync } from 'fontkit';

/** The file is one font, not a collection. */
const openFont = (weight: 500 | 600): Font =>
  openSync(
    fileURLToPath(
      import.meta.resolve(`@fontsource/familjen-grotesk/files/familjen-grotesk-latin-${weight}-normal.woff`),
    ),
  ) as Font;

/** The display font of the site, from a package: the machine needs no fonts. */
export const mediumFont = openFont(500);
export const semiboldFont = openFont(600);

export interface TextStyle {
  font: Font;
  /** In pixels. */
  size: number;
  /** Letter spacing in em. */
  tracking?: number;
}

function layOutText(text: string, { font, size, tracking = 0 }: TextStyle) {
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(text);
  let x = 0;
  const placed = glyphs.map((glyph, index) => {
    const { xAdvance = 0, xOffset = 0 } = positions[index] ?? {};
    const at = x + xOffset * scale;
    x += xAdvance * scale + tracking * size;
    return { outline: glyph.path.toSVG(), at };
  });
  return { placed, scale, width: x - tracking * size };
}

/** Draws one line as paths. (x, y) is the start of its baseline. */
export function drawTextLine(
  text: string,
  style: TextStyle,
  { x, y, colour }: { x: number; y: number; colour: string },
): string {
  const { placed, scale } = layOutText(text, style);
  const paths = placed
    .filter(({ outline }) => outline !== '')
    .map(
      ({ outline, at }) =>
        `<path transform="translate(${(x + at).toFixed(2)} ${y}) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})" d="${outline}"/>`,
    );
  return `<g fill="${colour}">${paths.join('')}</g>`;
}

export const measureTextWidth = (text: string, style: TextStyle) => layOutText(text, style).width;

/** Breaks a text into lines of at most `width`. A single word may be wider. */
export function wrapText(text: string, style: TextStyle, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && measureTextWidth(longer, style) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
