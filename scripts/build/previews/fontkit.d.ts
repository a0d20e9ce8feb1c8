/** The used part of fontkit, which has no types. */
declare module 'fontkit' {
  interface Glyph {
    path: { toSVG(): string };
  }
  interface GlyphRun {
    glyphs: readonly Glyph[];
    /** In units of the font, one for each glyph. */
    positions: readonly { xAdvance: number; xOffset: number }[];
  }
  export interface Font {
    unitsPerEm: number;
    layout(text: string): GlyphRun;
  }
  export function openSync(file: string): Font;
}
