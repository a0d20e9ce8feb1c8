import type { Box, Place } from './box.server';
import type { Pdf, StructureElement } from './pdf-file.server';

/** Names of the PDF standard. A list `L` has items `LI` of a label `Lbl` and a body `LBody`. */
export type StructureTag = 'Sect' | 'H1' | 'H2' | 'H3' | 'P' | 'Link' | ListTag | TableTag;
type ListTag = 'L' | 'LI' | 'Lbl' | 'LBody';
type TableTag = 'Table' | 'TR' | 'TH' | 'TD';

/** The library has more options than its types. */
export interface ElementOptions {
  /** Which cells a `TH` names. */
  scope?: 'Column' | 'Row';
  /** What is read instead of the drawn text. */
  actual?: string;
  alt?: string;
  /** Left, top, right and bottom. */
  bbox?: [number, number, number, number];
  placement?: 'Block';
}

/** A structure element for the boxes inside. */
export const element =
  (tag: StructureTag, box: Box, options: ElementOptions = {}): Box =>
  (pdf, width) => {
    const { height, draw } = box(pdf, width);
    return {
      height,
      draw: ({ parent, ...place }) =>
        draw({ ...place, parent: parent && addElement(pdf, parent, tag, options) }),
    };
  };

/** Adds an element without content. Its children are added later. */
export function addElement(pdf: Pdf, parent: StructureElement, tag: StructureTag, options?: ElementOptions) {
  const added = pdf.struct(tag, options);
  parent.add(added);
  return added;
}

/** Draws something without a meaning for readers: a background, or what repeats on each page. */
export function drawArtifact(pdf: Pdf, type: 'Layout' | 'Pagination', draw: () => void): void {
  pdf.markContent('Artifact', { type });
  draw();
  pdf.endMarkedContent();
}

/** Draws the content of one element. Without a parent it is an artifact. */
export function drawContent(
  pdf: Pdf,
  parent: Place['parent'],
  { tag, ...options }: ElementOptions & { tag: StructureTag | 'Figure' },
  draw: (added?: StructureElement) => void,
): void {
  if (!parent) {
    drawArtifact(pdf, 'Pagination', draw);
    return;
  }
  const added: StructureElement = pdf.struct(tag, options, [() => draw(added)]);
  parent.add(added);
}
