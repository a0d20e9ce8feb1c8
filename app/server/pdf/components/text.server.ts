import type { Box } from '../layout/box.server';
import { breakLines } from '../layout/break-lines.server';
import type { StructureElement } from '../layout/pdf-file.server';
import { drawContent, type StructureTag } from '../layout/structure.server';
import { hasReadableGlyphs, toDrawable } from './fonts.server';
import { drawLine, measureLine } from './line.server';
import type { PrintStyle } from './print-styles.server';

interface TextOptions {
  tag?: StructureTag;
  /** Which cells a `TH` names. */
  scope?: 'Column' | 'Row';
  /** Numbers of a table stand at the right. */
  align?: 'left' | 'right';
  /** A longer text is cut. */
  maxLines?: number;
  /** Makes the text a link. */
  link?: { url: string; label: string };
}

/** A text that takes as many lines as it needs. */
export const text =
  (value: string, style: PrintStyle, options: TextOptions = {}): Box =>
  (pdf, width) => {
    const { tag = options.link ? 'Link' : 'P', scope, align, maxLines, link } = options;
    const drawable = toDrawable(value, style.weight);
    const isReadable = drawable === value && hasReadableGlyphs(value, style.weight);
    const measure = (line: string) => measureLine(pdf, line, style);
    const lines = breakLines(drawable, { width, measure, ...(maxLines && { maxLines }) });
    const height = lines.length * style.lineHeight;

    const drawLink = (x: number, y: number, structParent: StructureElement | undefined) => {
      if (!link) return;
      // The library writes a primitive string as a name.
      const label = Object(link.label) as string;
      pdf.link(x, y, Math.min(width, measure(drawable)), height, link.url, {
        Contents: label,
        structParent,
      } as PDFKit.Mixins.AnnotationOption);
    };

    return {
      height,
      draw({ x, y, parent }) {
        const element = {
          tag,
          ...(scope && { scope }),
          ...(!isReadable && { actual: value }),
        };
        drawContent(pdf, parent, element, (added) => {
          lines.forEach((line, index) => {
            const left = align === 'right' ? x + width - measure(line.trimEnd()) : x;
            drawLine(pdf, line, { x: left, y: y + index * style.lineHeight }, style);
          });
          drawLink(x, y, added);
        });
      },
    };
  };
