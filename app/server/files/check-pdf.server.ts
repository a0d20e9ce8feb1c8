import { fileTypeFromBuffer } from 'file-type';
import { ATTACHMENT_MEDIA_TYPE, sanitiseFileName, validateAttachment } from '~/domain/files/attachment';

/** A file after the check: its content matches its media type, and its name is sanitised. */
export interface CheckedFile {
  name: string;
  mediaType: string;
  content: Uint8Array;
}

export type FileCheck =
  | { kind: 'accepted'; file: CheckedFile }
  /** `issue` is the text for the form field. */
  | { kind: 'refused'; issue: string };

/** PDF readers search the end mark in the last bytes. */
const TAIL_BYTES = 1024;

const refuseFile = (issue: string): FileCheck => ({ kind: 'refused', issue });

/**
 * Accepts a complete PDF of at most 5 MB. Only the content decides: the type and the file name that the browser sends
 * can be wrong.
 */
export async function checkPdf(sent: File): Promise<FileCheck> {
  const issue = validateAttachment(sent);
  if (issue) return refuseFile(issue);
  const content = new Uint8Array(await sent.arrayBuffer());
  const type = await fileTypeFromBuffer(content);
  if (type?.mime !== ATTACHMENT_MEDIA_TYPE) {
    return refuseFile(
      'This file is not a PDF, whatever its name says. Please save it as a PDF and choose it again.',
    );
  }
  if (!Buffer.from(content.subarray(-TAIL_BYTES)).includes('%%EOF')) {
    return refuseFile('This PDF breaks off before its end. Please save it once more and choose it again.');
  }
  return { kind: 'accepted', file: { name: sanitiseFileName(sent.name), mediaType: type.mime, content } };
}
