import type { Box } from './box.server';
import type { Pdf, StructureElement } from './pdf-file.server';
import { addElement, type StructureTag } from './structure.server';

interface FlowOptions {
  pdf: Pdf;
  parent: StructureElement;
  /** Left, right and above the content. */
  margin: number;
  /** Below the content. A footer stands in it. */
  bottom: number;
}

/** Places boxes below each other, on as many pages as they need. */
export interface PageFlow {
  place(box: Box): void;
  /** Whether the box has place on this page. */
  fits(box: Box): boolean;
  /** Space before the next box. */
  skip(height: number): void;
  /** Places the next boxes in an element of the structure. `repeated` is drawn again on each further page. */
  openElement(tag: StructureTag, repeated: Box): Pick<PageFlow, 'place' | 'skip'>;
}

export function createPageFlow({ pdf, parent, margin, bottom }: FlowOptions): PageFlow {
  pdf.addPage();
  const width = pdf.page.width - 2 * margin;
  let y = margin;
  let space = 0;

  const overflowsPage = (height: number) => y + space + height > pdf.page.height - bottom;

  function draw(box: Box, within: StructureElement | undefined, repeated?: Box): void {
    const block = box(pdf, width);
    if (overflowsPage(block.height) && y > margin) {
      pdf.addPage();
      y = margin;
      const gap = space;
      space = 0;
      if (repeated) {
        draw(repeated, undefined);
        space = gap;
      }
    }
    block.draw({ x: margin, y: y + space, height: block.height, parent: within });
    y += space + block.height;
    space = 0;
  }

  const skip = (height: number) => {
    space += height;
  };
  return {
    place: (box) => draw(box, parent),
    fits: (box) => !overflowsPage(box(pdf, width).height),
    skip,
    openElement(tag, repeated) {
      const opened = addElement(pdf, parent, tag);
      return { place: (box) => draw(box, opened, repeated), skip };
    },
  };
}
