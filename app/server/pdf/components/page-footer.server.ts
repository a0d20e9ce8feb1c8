import { site } from '~site';
import { row } from '../layout/box.server';
import type { Pdf } from '../layout/pdf-file.server';
import { PAGE_MARGIN, styles } from './print-styles.server';
import { text } from './text.server';

/** From the top of an A4 page. */
const TOP = 804;

/** On every page: who writes, what it is, and the number of the page. Screen readers have both from the document itself. */
export function drawPageFooters(pdf: Pdf, title: string): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(start + page);
    const sender = text(`${site.legalName}, ${site.emails.orders}, ${site.phone.display}`, styles.label);
    const number = text(`${title}, page ${page + 1} of ${count}`, styles.label, { align: 'right' });
    const width = pdf.page.width - 2 * PAGE_MARGIN;
    const footer = row([{ box: sender }, { box: number }])(pdf, width);
    footer.draw({ x: PAGE_MARGIN, y: TOP, height: footer.height, parent: undefined });
  }
}
