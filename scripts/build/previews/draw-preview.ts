import sharp from 'sharp';
import { PREVIEW_SIZE } from '../../../app/domain/site/preview-path.ts';
import type { PreviewSubject } from '../../../app/server/previews/preview-subjects.server.ts';
import { quarter, square } from '../../../app/ui/art/tile-shapes.ts';
import glaze from '../../../app/ui/glazes.json' with { type: 'json' };
import { drawTileField, type GlazeName } from './draw-tile-field.ts';
import {
  drawTextLine,
  measureTextWidth,
  mediumFont,
  semiboldFont,
  type TextStyle,
  wrapText,
} from './text-outlines.ts';

const { width, height } = PREVIEW_SIZE;
const BACKGROUND = '#0d1310';
const MUTED = '#b5b6aa';
const MARGIN = 64;
const FIELD_LEFT = width - 5 * 105;
const PICTURE_LEFT = width - height;
const QUALITY = 84;

/** The two glazes of each section of the site. */
const sectionGlazes: Readonly<Record<string, readonly [GlazeName, GlazeName]>> = {
  'Product tours': ['marigold', 'vermilion'],
  Services: ['peacock', 'marigold'],
  Work: ['indigo', 'gulal'],
  Company: ['vermilion', 'peacock'],
  Careers: ['vermilion', 'marigold'],
  'Customer stories': ['jade', 'marigold'],
  Journal: ['gulal', 'indigo'],
  Help: ['peacock', 'vermilion'],
  'Help and shop': ['marigold', 'peacock'],
  'Small print': ['slate', 'sand'],
};
const DEFAULT_GLAZES = ['vermilion', 'marigold'] as const;

const TITLE_SIZES = [92, 80, 70, 60, 52, 45];

/** The largest size at which the title fits on three lines, or on four if it is very long. */
function fitTitle(title: string, maxWidth: number): { style: TextStyle; lines: string[] } {
  const attempts = TITLE_SIZES.map((size) => {
    const style = { font: semiboldFont, size, tracking: -0.03 };
    return { style, lines: wrapText(title, style, maxWidth) };
  });
  const findSize = (maxLines: number) =>
    attempts.find(
      ({ style, lines }) =>
        lines.length <= maxLines && lines.every((line) => measureTextWidth(line, style) <= maxWidth),
    );
  const found = findSize(3) ?? findSize(4) ?? attempts.at(-1);
  if (!found) throw new Error('TITLE_SIZES is empty.');
  return found;
}

/** The mark of 24 units with the name beside it. */
function drawWordmark(name: string): string {
  const boneShapes = square(0, 0, 11) + quarter(0, 13, 11, 1) + square(13, 13, 11);
  const mark =
    `<g transform="translate(${MARGIN} 60) scale(1.75)"><path fill="${glaze.bone}" d="${boneShapes}"/>` +
    `<path fill="${glaze.vermilion}" d="${quarter(13, 0, 11, 3)}"/></g>`;
  return (
    mark +
    drawTextLine(
      name,
      { font: semiboldFont, size: 38, tracking: -0.02 },
      { x: MARGIN + 58, y: 94, colour: glaze.bone },
    )
  );
}

/** The texts, from the bottom upwards: line, title, section. */
function drawTexts({ section, title, line }: PreviewSubject, maxWidth: number, mainGlaze: GlazeName): string {
  const small: TextStyle = { font: mediumFont, size: 28 };
  const parts: string[] = [];
  let y = height - MARGIN;
  for (const text of (line ? wrapText(line, small, maxWidth) : []).reverse()) {
    parts.push(drawTextLine(text, small, { x: MARGIN, y, colour: MUTED }));
    y -= 36;
  }
  const { style, lines } = fitTitle(title, maxWidth);
  y -= line ? 18 : 0;
  for (const text of lines.reverse()) {
    parts.push(drawTextLine(text, style, { x: MARGIN - 3, y, colour: glaze.bone }));
    y -= style.size * 0.99;
  }
  y -= 14;
  const tile = `<path fill="${glaze[mainGlaze]}" d="${quarter(MARGIN, y - 19, 22, 3)}"/>`;
  return (
    parts.join('') +
    tile +
    drawTextLine(section, { ...small, size: 26 }, { x: MARGIN + 34, y, colour: MUTED })
  );
}

/** The SVG of a preview. The same subject gives the same SVG. */
export function createPreviewSvg(subject: PreviewSubject, siteName: string): string {
  const [mainGlaze, secondGlaze] = sectionGlazes[subject.section] ?? DEFAULT_GLAZES;
  const art = subject.picture
    ? `<path fill="${BACKGROUND}" d="M${PICTURE_LEFT - 3} 0h3v${height}h-3z"/>`
    : drawTileField(subject.url, FIELD_LEFT, mainGlaze, secondGlaze);
  const maxWidth = (subject.picture ? PICTURE_LEFT : FIELD_LEFT) - MARGIN - (subject.picture ? 48 : 36);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<path fill="${BACKGROUND}" d="M0 0h${width}v${height}H0z"/>${art}${drawWordmark(siteName)}${drawTexts(subject, maxWidth, mainGlaze)}</svg>`
  );
}

/** Renders the SVG as a JPEG. `picture` is the file of an optional square picture on the right. */
export async function drawPreview(svg: string, picture?: string): Promise<Buffer> {
  const drawing = sharp(Buffer.from(svg));
  const composed = picture
    ? drawing.composite([
        { input: await sharp(picture).resize(height, height).toBuffer(), left: PICTURE_LEFT, top: 0 },
      ])
    : drawing;
  return composed.jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' }).toBuffer();
}
