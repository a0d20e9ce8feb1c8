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
const GROUND = '#0d1310';
const MUTED = '#b5b6aa';
const MARGIN = 64;
const FIELD = width - 5 * 105;
const PICTURE = width - height;
const QUALITY = 84;

/** Each part of the site has its two glazes. */
const glazesOf: Readonly<Record<string, readonly [GlazeName, GlazeName]>> = {
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
const usualGlazes = ['vermilion', 'marigold'] as const;

const TITLE_SIZES = [92, 80, 70, 60, 52, 45];

/** The largest size at which the title keeps to three lines, or to four when it is very long. */
function fitTitle(title: string, room: number): { style: TextStyle; lines: string[] } {
  const attempts = TITLE_SIZES.map((size) => {
    const style = { font: semiboldFont, size, tracking: -0.03 };
    return { style, lines: wrapText(title, style, room) };
  });
  const fits = (most: number) =>
    attempts.find(
      ({ style, lines }) =>
        lines.length <= most && lines.every((line) => measureTextWidth(line, style) <= room),
    );
  const found = fits(3) ?? fits(4) ?? attempts.at(-1);
  if (!found) throw new Error('There is no size to set a title in.');
  return found;
}

/** The mark, 24 units large, and the name beside it. */
function wordmark(name: string): string {
  const plain = square(0, 0, 11) + quarter(0, 13, 11, 1) + square(13, 13, 11);
  const mark =
    `<g transform="translate(${MARGIN} 60) scale(1.75)"><path fill="${glaze.bone}" d="${plain}"/>` +
    `<path fill="${glaze.vermilion}" d="${quarter(13, 0, 11, 3)}"/></g>`;
  return (
    mark + drawTextLine(name, { font: semiboldFont, size: 38, tracking: -0.02 }, MARGIN + 58, 94, glaze.bone)
  );
}

/** Words from the bottom upwards: the line, the title, the section above it. */
function words({ section, title, line }: PreviewSubject, room: number, loud: GlazeName): string {
  const small: TextStyle = { font: mediumFont, size: 28 };
  const parts: string[] = [];
  let y = height - MARGIN;
  for (const text of (line ? wrapText(line, small, room) : []).reverse()) {
    parts.push(drawTextLine(text, small, MARGIN, y, MUTED));
    y -= 36;
  }
  const { style, lines } = fitTitle(title, room);
  y -= line ? 18 : 0;
  for (const text of lines.reverse()) {
    parts.push(drawTextLine(text, style, MARGIN - 3, y, glaze.bone));
    y -= style.size * 0.99;
  }
  y -= 14;
  const tile = `<path fill="${glaze[loud]}" d="${quarter(MARGIN, y - 19, 22, 3)}"/>`;
  return parts.join('') + tile + drawTextLine(section, { ...small, size: 26 }, MARGIN + 34, y, MUTED);
}

/** What a preview is drawn from; the same words give the same text. */
export function createPreviewSvg(subject: PreviewSubject, siteName: string): string {
  const [loud, second] = glazesOf[subject.section] ?? usualGlazes;
  const art = subject.picture
    ? `<path fill="${GROUND}" d="M${PICTURE - 3} 0h3v${height}h-3z"/>`
    : drawTileField(subject.url, FIELD, loud, second);
  const room = (subject.picture ? PICTURE : FIELD) - MARGIN - (subject.picture ? 48 : 36);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<path fill="${GROUND}" d="M0 0h${width}v${height}H0z"/>${art}${wordmark(siteName)}${words(subject, room, loud)}</svg>`
  );
}

/** `picture` is the file of the square picture that stands at the right, when there is one. */
export async function drawPreview(svg: string, picture?: string): Promise<Buffer> {
  const drawing = sharp(Buffer.from(svg));
  const whole = picture
    ? drawing.composite([
        { input: await sharp(picture).resize(height, height).toBuffer(), left: PICTURE, top: 0 },
      ])
    : drawing;
  return whole.jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' }).toBuffer();
}
