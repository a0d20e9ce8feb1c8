import regular from '@fontsource/familjen-grotesk/files/familjen-grotesk-latin-400-normal.woff?inline';
import semibold from '@fontsource/familjen-grotesk/files/familjen-grotesk-latin-600-normal.woff?inline';
import extendedRegular from '@fontsource/familjen-grotesk/files/familjen-grotesk-latin-ext-400-normal.woff?inline';
import extendedSemibold from '@fontsource/familjen-grotesk/files/familjen-grotesk-latin-ext-600-normal.woff?inline';
import { create, type Font } from 'fontkit';
import type { Pdf } from '../layout/pdf-file.server';
import { unpackWoff } from './unpack-woff.server';

export type FontWeight = 400 | 600;

/** A font that is read once for all documents. */
interface PdfFont {
  /** Differs for each font. Fonts of a family have the same name. */
  key: string;
  font: Font;
}

/** The build puts the fonts into the script. A PDF contains parts of them, and never of a variable font. */
function readFont(key: string, dataUrl: string): PdfFont {
  const woff = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
  const font = create(unpackWoff(woff));
  if ('fonts' in font) throw new Error('The file is a collection of fonts.');
  return { key, font };
}

/** The second font of a weight has the letters that the first one lacks. */
const FONTS: Readonly<Record<FontWeight, readonly [PdfFont, PdfFont]>> = {
  400: [readFont('regular', regular), readFont('extended regular', extendedRegular)],
  600: [readFont('semibold', semibold), readFont('extended semibold', extendedSemibold)],
};

/** Stands for a character that no font has. */
const NO_GLYPH = '?';

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

const canDraw = ({ font }: PdfFont, text: string) =>
  Array.from(text).every((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));

/** Neighbouring letters of the same font. */
export interface FontRun {
  font: PdfFont;
  text: string;
}

/** Divides a line by the fonts that have its letters. */
export function splitByFont(line: string, weight: FontWeight): FontRun[] {
  const [first, second] = FONTS[weight];
  if (canDraw(first, line)) return [{ font: first, text: line }];
  const runs: FontRun[] = [];
  for (const { segment } of graphemes.segment(line)) {
    const found = [first, second].find((candidate) => canDraw(candidate, segment));
    const { font, text } = found ? { font: found, text: segment } : { font: first, text: NO_GLYPH };
    const last = runs.at(-1);
    if (last?.font === font) last.text += text;
    else runs.push({ font, text });
  }
  return runs;
}

/** The text as it is drawn: "?" stands for each character that the fonts lack. */
export const toDrawable = (text: string, weight: FontWeight): string =>
  splitByFont(text, weight)
    .map((run) => run.text)
    .join('');

/** Sets the font of what is drawn or measured next. The types of the library know no font that is already read. */
export const setFont = (pdf: Pdf, { key, font }: PdfFont, size: number): Pdf =>
  pdf.font(font as unknown as PDFKit.Mixins.PDFFontSource, key, size);
