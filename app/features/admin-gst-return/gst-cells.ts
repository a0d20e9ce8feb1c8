import type { GstAmounts, GstSum } from '~/domain/gst-return/gst-return';
import { formatCount, formatFigure } from '~/sections/format/format-amount';
import { NOTHING } from './gst-table';

/** The heads of `toAmountCells`. */
export const AMOUNT_HEADS = ['Taxable value', 'IGST', 'CGST', 'SGST', 'Total, Rs.'] as const;

/** The heads of `toSumCells`. */
export const SUM_HEADS = ['Documents', ...AMOUNT_HEADS] as const;

const formatPart = (amount: number): string => (amount === 0 ? NOTHING : formatFigure(amount));

export const toAmountCells = ({ taxable, taxes, total }: GstAmounts): string[] => [
  ...[taxable, taxes.IGST, taxes.CGST, taxes.SGST].map(formatPart),
  formatFigure(total),
];

export const toSumCells = (sum: GstSum): string[] => [formatCount(sum.count), ...toAmountCells(sum)];

/** `18 %` */
export const formatRate = (basisPoints: number): string => `${basisPoints / 100} %`;
