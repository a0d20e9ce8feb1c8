import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { site } from '~site';

export type Pdf = PDFKit.PDFDocument;

/** A node of the structure tree, which screen readers read. */
export type StructureElement = PDFKit.PDFStructureElement;

export interface PdfFacts {
  title: string;
  author: string;
  subject?: string;
  /** The same document has the same bytes, whenever it is rendered. */
  createdOn?: Date;
  /** Width and height in points. */
  size: readonly [width: number, height: number];
}

export const A4 = [595.28, 841.89] as const;

/** The library writes them into XML as they are. */
const withoutMarkup = (text: string) => text.replaceAll('&', 'and').replaceAll(/[<>]/g, '');

/** Creates a PDF/UA file without pages, lets `draw` fill it and returns its bytes. */
export async function createPdfFile(
  { title, author, subject, createdOn, size }: PdfFacts,
  draw: (pdf: Pdf, root: StructureElement) => void,
): Promise<Uint8Array> {
  const pdf = new PDFDocument({
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: site.language,
    // The types know the archive formats only.
    subset: 'PDF/UA' as PDFKit.Mixins.PDFSubsets,
    size: [...size],
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    // No standard font: readers may lack them.
    font: '',
    info: {
      Title: withoutMarkup(title),
      Author: withoutMarkup(author),
      Creator: withoutMarkup(site.name),
      Producer: withoutMarkup(site.name),
      ...(subject && { Subject: withoutMarkup(subject) }),
      ...(createdOn && { CreationDate: createdOn }),
    },
  });
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  draw(pdf, root);
  pdf.end();
  return buffer(pdf);
}
