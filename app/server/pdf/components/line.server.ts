import type { Pdf } from '../layout/pdf-file.server';
import { setFont, splitByFont } from './fonts.server';
import type { PrintStyle } from './print-styles.server';

export function measureLine(pdf: Pdf, line: string, { size, weight, letterSpacing = 0 }: PrintStyle): number {
  const width = splitByFont(line, weight).reduce(
    (sum, { font, text }) => sum + setFont(pdf, font, size).widthOfString(text),
    0,
  );
  return width + letterSpacing * line.length;
}

/** Draws a line. `y` is its top. */
export function drawLine(
  pdf: Pdf,
  line: string,
  { x, y }: { x: number; y: number },
  style: PrintStyle,
): void {
  const { size, weight, colour, letterSpacing: characterSpacing = 0 } = style;
  let left = x;
  for (const { font, text } of splitByFont(line, weight)) {
    setFont(pdf, font, size).fillColor(colour);
    const baseline = y + (font.font.ascent / font.font.unitsPerEm) * size;
    pdf.text(text, left, baseline, { lineBreak: false, baseline: 'alphabetic', characterSpacing });
    left += pdf.widthOfString(text) + characterSpacing * text.length;
  }
}
