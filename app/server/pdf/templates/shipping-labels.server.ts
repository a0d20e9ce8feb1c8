import type { LabelSize, ShippingLabel } from '~/domain/orders/staff-order';
import { site } from '~site';
import { colours, PAGE_MARGIN, styles } from '../components/print-styles.server';
import { text } from '../components/text.server';
import { createPageFlow } from '../layout/page-flow.server';
import { createPdfFile, type Pdf, type StructureElement } from '../layout/pdf-file.server';
import { drawArtifact } from '../layout/structure.server';
import { shippingLabel } from './shipping-label.server';

/** Points. Four A6 sheets are an A4 sheet. */
const A6 = [297.64, 420.94] as const;
const [WIDTH, HEIGHT] = A6;
const PADDING = 26;

/** Labels beside and below each other. */
const GRID: Readonly<Record<LabelSize, number>> = { a4: 2, a6: 1 };

/** Where to cut a sheet of four. */
function drawCutLines(pdf: Pdf): void {
  drawArtifact(pdf, 'Layout', () => {
    pdf.lineWidth(0.5).strokeColor(colours.muted).dash(1, { space: 1 });
    pdf.moveTo(WIDTH, 0).lineTo(WIDTH, 2 * HEIGHT);
    pdf.moveTo(0, HEIGHT).lineTo(2 * WIDTH, HEIGHT);
    pdf.stroke().undash();
  });
}

function drawLabels(
  pdf: Pdf,
  parent: StructureElement,
  labels: readonly ShippingLabel[],
  grid: number,
): void {
  labels.forEach((label, index) => {
    const position = index % (grid * grid);
    if (position === 0) {
      pdf.addPage();
      if (grid > 1) drawCutLines(pdf);
    }
    const block = shippingLabel(label, HEIGHT - 2 * PADDING)(pdf, WIDTH - 2 * PADDING);
    const x = (position % grid) * WIDTH + PADDING;
    const y = Math.floor(position / grid) * HEIGHT + PADDING;
    block.draw({ x, y, height: block.height, parent });
  });
}

/** Labels for parcels: address, order number and sender. */
export function renderShippingLabels(labels: readonly ShippingLabel[], size: LabelSize): Promise<Uint8Array> {
  const numbers = labels.map(({ orderNumber }) => orderNumber);
  const grid = labels.length > 0 ? GRID[size] : 1;
  const facts = {
    title: `Shipping labels ${numbers.join(', ')}`.trim(),
    author: site.legalName,
    size: [grid * WIDTH, grid * HEIGHT] as const,
  };
  return createPdfFile(facts, (pdf, parent) => {
    drawLabels(pdf, parent, labels, grid);
    if (labels.length > 0) return;
    const flow = createPageFlow({ pdf, parent, margin: PAGE_MARGIN, bottom: PAGE_MARGIN });
    flow.place(text('No label: select orders in the list that have an address.', styles.body));
  });
}
