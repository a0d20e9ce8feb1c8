import regular from '@fontsource/familjen-grotesk/files/familjen-grotesk-latin-400-normal.woff?inline';
import semibold from '@fontsource/familjen-grotesk/files/familjen-grotesk-latin-600-normal.woff?inline';
import extendedRegular from '@fontsource/familjen-grotesk/files/familjen-grotesk-latin-ext-400-normal.woff?inline';
import extendedSemibold from '@fontsource/familjen-grotesk/files/familjen-grotesk-latin-ext-600-normal.woff?inline';
import { create } from 'fontkit';
import type { Pdf } from '../layout/pdf-file.server';
import { type FontRun, type PdfFont, withFeatures } from './font-run.server';
import { INDIAN_FONTS } from './indian-fonts.server';
import { unpackWoff } from './unpack-woff.server';

export type FontWeight = 400 | 600;

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

/** Lines of all fonts stand on the baseline of this one. */
export const baselineOf = (weight: FontWeight, size: number): number => {
  const [{ font }] = FONTS[weight];
  return (font.ascent / font.unitsPerEm) * size;
};

/** Fonts of Indian scripts are read when a document needs them. */
const indianFonts = new Map<string, PdfFont>();

function findIndianFont(letter: string, weight: FontWeight): PdfFont | undefined {
  const found = INDIAN_FONTS.find(({ letters }) => letters.test(letter));
  if (!found) return undefined;
  const key = `${found.script} ${weight}`;
  const font = indianFonts.get(key) ?? readFont(key, found.files[weight]);
  indianFonts.set(key, font);
  return font;
}

/** Stands for a character that no font has. */
const NO_GLYPH = '?';

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

const canDraw = ({ font }: PdfFont, text: string) =>
  Array.from(text).every((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));

/** Divides a line by the fonts that have its letters. */
export function splitByFont(line: string, weight: FontWeight): FontRun[] {
  const [first, second] = FONTS[weight];
  if (canDraw(first, line)) return [{ font: first, text: line }];
  const runs: FontRun[] = [];
  for (const { segment } of graphemes.segment(line)) {
    const candidates = [first, second, findIndianFont(segment, weight)];
    const found = candidates.find((candidate) => candidate && canDraw(candidate, segment));
    const { font, text } = found ? { font: found, text: segment } : { font: first, text: NO_GLYPH };
    const last = runs.at(-1);
    if (last?.font === font) last.text += text;
    else runs.push({ font, text });
  }
  return runs.map((run) => withFeatures(run) ?? { font: first, text: NO_GLYPH });
}

/** Whether readers find the letters of a text in its glyphs. Indian scripts draw some of them in another order. */
export const hasReadableGlyphs = (text: string, weight: FontWeight): boolean =>
  splitByFont(text, weight).every(({ font }) => FONTS[weight].includes(font));

/** The text as it is drawn: "?" stands for each character that the fonts lack. */
export const toDrawable = (text: string, weight: FontWeight): string =>
  splitByFont(text, weight)
    .map((run) => run.text)
    .join('');

/** Sets the font of what is drawn or measured next. The types of the library know no font that is already read. */
export const setFont = (pdf: Pdf, { key, font }: PdfFont, size: number): Pdf =>
  pdf.font(font as unknown as PDFKit.Mixins.PDFFontSource, key, size);
