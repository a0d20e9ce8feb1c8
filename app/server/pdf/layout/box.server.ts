import type { Pdf, StructureElement } from './pdf-file.server';

/** Where a block is drawn. */
export interface Place {
  x: number;
  y: number;
  /** At least the height of the block. */
  height: number;
  /** Contains what is drawn. Without it the block is an artifact: screen readers skip it. */
  parent: StructureElement | undefined;
}

/** A part of a page whose height is known. */
export interface Block {
  height: number;
  draw(place: Place): void;
}

/** Measures a part of a page for a width. */
export type Box = (pdf: Pdf, width: number) => Block;

/** Boxes below each other. */
export const stack =
  (boxes: readonly Box[], gap = 0): Box =>
  (pdf, width) => {
    const blocks = boxes.map((box) => box(pdf, width));
    return {
      height: blocks.reduce((sum, { height }) => sum + height, gap * Math.max(blocks.length - 1, 0)),
      draw({ x, y, parent }) {
        let top = y;
        for (const { height, draw } of blocks) {
          draw({ x, y: top, height, parent });
          top += height + gap;
        }
      },
    };
  };

export interface Cell {
  box: Box;
  /** Cells without a width share what is left. */
  width?: number;
}

interface RowOptions {
  gap?: number;
  /** `stretch`: all cells get the height of the row. */
  align?: 'stretch' | 'middle' | 'bottom';
}

const SPACE_ABOVE = { stretch: 0, middle: 0.5, bottom: 1 };

/** Boxes beside each other. */
export const row =
  (cells: readonly Cell[], { gap = 0, align = 'stretch' }: RowOptions = {}): Box =>
  (pdf, width) => {
    const fixed = cells.reduce((sum, cell) => sum + (cell.width ?? 0), gap * (cells.length - 1));
    const shared = (width - fixed) / cells.filter((cell) => cell.width === undefined).length;
    const blocks = cells.map((cell) => ({
      width: cell.width ?? shared,
      block: cell.box(pdf, cell.width ?? shared),
    }));
    return {
      height: Math.max(...blocks.map(({ block }) => block.height)),
      draw({ x, y, height, parent }) {
        let left = x;
        for (const { block, width: taken } of blocks) {
          const top = y + SPACE_ABOVE[align] * (height - block.height);
          block.draw({ x: left, y: top, height: align === 'stretch' ? height : block.height, parent });
          left += taken + gap;
        }
      },
    };
  };

export interface Sides {
  top?: number;
  right?: number;
  bottom?: number;
  left?: number;
}

/** A box with space around it. */
export const padded =
  (box: Box, { top = 0, right = 0, bottom = 0, left = 0 }: Sides): Box =>
  (pdf, width) => {
    const block = box(pdf, width - left - right);
    return {
      height: block.height + top + bottom,
      draw: ({ x, y, height, parent }) =>
        block.draw({ x: x + left, y: y + top, height: height - top - bottom, parent }),
    };
  };
