import type { Font } from 'fontkit';
import { LRUCache } from 'lru-cache';

/** A font that is read once for all documents. */
export interface PdfFont {
  /** Differs for each font. Fonts of a family have the same name. */
  key: string;
  font: Font;
}

/** OpenType features by their tags. */
type Features = Readonly<Record<string, boolean>>;

/** Neighbouring letters of the same font. */
export interface FontRun {
  font: PdfFont;
  text: string;
  /** Those that differ from the usual ones. */
  features?: Features;
}

/** Marks then stand where the font draws them, and not where its tables move them. */
const UNMOVED_MARKS: Features = { abvm: false, blwm: false, mark: false, mkmk: false };

function canLayOut({ font, text, features = {} }: FontRun): boolean {
  try {
    font.font.layout(text, features);
    return true;
  } catch {
    return false;
  }
}

/** By font and text. A document measures each word several times. */
const checkedRuns = new LRUCache<string, FontRun>({ max: 2000 });

/**
 * The run with the features that it needs, or undefined if it cannot be drawn. fontkit throws on marks for which the
 * tables of a font have no place, as some letters of Gurmukhi and Telugu have.
 */
export function withFeatures(run: FontRun): FontRun | undefined {
  const key = `${run.font.key} ${run.text}`;
  const checked = checkedRuns.get(key) ?? [run, { ...run, features: UNMOVED_MARKS }].find(canLayOut);
  if (checked) checkedRuns.set(key, checked);
  return checked;
}
