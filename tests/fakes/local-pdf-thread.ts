import type { PdfThread } from '~/server/pdf/pdf-thread.server';

/** The PDF thread without PDFs: a document is a text with its number. */
export const localPdfThread: PdfThread = {
  renderInvoice: async ({ number, content }) =>
    new TextEncoder().encode(`%PDF of ${number}, ${content.total} paise`),
  renderLabels: async (labels, size) =>
    new TextEncoder().encode(`%PDF ${size}\n${labels.map((label) => JSON.stringify(label)).join('\n')}`),
  renderCv: async ({ name }) => new TextEncoder().encode(`%PDF CV of ${name}`),
  stop: async () => undefined,
};
