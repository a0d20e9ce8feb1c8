import type { Pdf } from '../layout/pdf-file.server';
import type { FontRun } from './font-run.server';
import { baselineOf, setFont, splitByFont } from './fonts.server';
import type { PrintStyle } from './print-styles.server';

/** The types of the library know features that are added, and none that are left out. */
const toOptions = ({ features }: FontRun): PDFKit.Mixins.TextOptions =>
  features ? { features: features as unknown as PDFKit.Mixins.OpenTypeFeatures[] } : {};

export function measureLine(pdf: Pdf, line: string, { size, weight, letterSpacing = 0 }: PrintStyle): number {
  const width = splitByFont(line, weight).reduce(
    (sum, run) => sum + setFont(pdf, run.font, size).widthOfString(run.text, toOptions(run)),
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
  const baseline = y + baselineOf(weight, size);
  for (const run of splitByFont(line, weight)) {
    const { font, text } = run;
    const options = toOptions(run);
    setFont(pdf, font, size).fillColor(colour);
    pdf.text(text, left, baseline, {
      ...options,
      lineBreak: false,
      baseline: 'alphabetic',
      characterSpacing,
    });
    left += pdf.widthOfString(text, options) + characterSpacing * text.length;
  }
}
