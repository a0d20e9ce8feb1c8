import { fileURLToPath } from 'node:url';
import { type Font, openSync } from 'fontkit';

const open = (weight: 500 | 600): Font =>
  openSync(
    fileURLToPath(
      import.meta.resolve(`@fontsource/familjen-grotesk/files/familjen-grotesk-latin-${weight}-normal.woff`),
    ),
  );

/** The display face of the site. A machine that builds it need not have any font. */
export const mediumFont = open(500);
export const semiboldFont = open(600);

export interface TextStyle {
  font: Font;
  /** In pixels. */
  size: number;
  /** In ems; negative sets letters closer. */
  tracking?: number;
}

function shape(text: string, { font, size, tracking = 0 }: TextStyle) {
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

/** One line as shapes, its baseline at (x, y). */
export function drawTextLine(text: string, style: TextStyle, x: number, y: number, colour: string): string {
  const { placed, scale } = shape(text, style);
  const letters = placed
    .filter(({ outline }) => outline !== '')
    .map(
      ({ outline, at }) =>
        `<path transform="translate(${(x + at).toFixed(2)} ${y}) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})" d="${outline}"/>`,
    );
  return `<g fill="${colour}">${letters.join('')}</g>`;
}

export const measureTextWidth = (text: string, style: TextStyle) => shape(text, style).width;

/** Lines no wider than `width`, each as full as it can be; a single word may still be wider. */
export function wrapText(text: string, style: TextStyle, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && measureTextWidth(longer, style) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
