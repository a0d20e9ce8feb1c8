import { fileTypeFromBuffer } from 'file-type';
import { ATTACHMENT_MEDIA_TYPE, sanitiseFileName, validateAttachment } from '~/domain/contact/attachment';
import type { FileCheck } from './types.server';

/** Readers look for the mark of the end in so many of the last bytes. */
const TAIL = 1024;

const refused = (fault: string): FileCheck => ({ kind: 'refused', fault });

/**
 * Whether a file that was sent is a whole PDF of at most 5 MB. Its contents decide: what the browser says of its type
 * and what its name ends in is not believed.
 */
export async function checkPdf(sent: File): Promise<FileCheck> {
  const fault = validateAttachment(sent);
  if (fault) return refused(fault);
  const content = new Uint8Array(await sent.arrayBuffer());
  const type = await fileTypeFromBuffer(content);
  if (type?.mime !== ATTACHMENT_MEDIA_TYPE) {
    return refused(
      'This file is not a PDF, whatever its name says. Please save it as a PDF and choose it again.',
    );
  }
  if (!Buffer.from(content.subarray(-TAIL)).includes('%%EOF')) {
    return refused('This PDF breaks off before its end. Please save it once more and choose it again.');
  }
  return { kind: 'accepted', file: { name: sanitiseFileName(sent.name), mediaType: type.mime, content } };
}
