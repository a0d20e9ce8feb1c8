import { ADMIN_ATTRIBUTES } from '~/domain/site/admin-attributes';

const { pdf: PDF } = ADMIN_ATTRIBUTES;

/** Only with a viewer: a browser without one would download the file each time the page opens. */
export function showPdfs(): void {
  if (!navigator.pdfViewerEnabled) return;
  for (const frame of document.querySelectorAll<HTMLIFrameElement>(`iframe[${PDF}]`)) {
    frame.src = frame.getAttribute(PDF) ?? '';
    frame.hidden = false;
  }
}
