import { fileTypeFromBuffer } from 'file-type';
import { formatFileSize, MAX_ATTACHMENT_BYTES, sanitiseFileName } from '~/domain/files/attachment';
import { isPlainText } from '~/domain/forms/plain-text';
import {
  PROJECT_FILE_EXTENSIONS,
  PROJECT_FILE_TYPES,
  type ProjectFileType,
} from '~/domain/projects/project-file';
import { checkPdf, type FileCheck } from '../files/check-pdf.server';

const TEXT_TYPES: readonly ProjectFileType[] = ['csv', 'md', 'txt'];

const refuseFile = (issue: string): FileCheck => ({ kind: 'refused', issue });

const NOT_TAKEN = `This kind of file is not accepted. Possible are ${PROJECT_FILE_EXTENSIONS.join(', ')}.`;

/** A text has no bytes that say so. It is UTF-8 without control characters, and its name says which kind it is. */
function findTextType(content: Uint8Array, name: string): ProjectFileType | undefined {
  const type = TEXT_TYPES.find((extension) => name.toLowerCase().endsWith(`.${extension}`));
  if (!type) return undefined;
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(content);
    return isPlainText(text.replace(/[\r\n\t\f]/g, ' ')) ? type : undefined;
  } catch {
    return undefined;
  }
}

/** R-PROJECT-7: accepts a file of at most 5 MB of a known type. Only the content decides, not its name or declared type. */
export async function checkProjectFile(sent: File): Promise<FileCheck> {
  const { size, name } = sent;
  if (size === 0) return refuseFile('This file is empty. Please choose another.');
  if (size > MAX_ATTACHMENT_BYTES)
    return refuseFile(`This file has ${formatFileSize(size)}. It can have 5 MB at most.`);
  const content = new Uint8Array(await sent.arrayBuffer());
  const found = await fileTypeFromBuffer(content);
  if (found?.mime === PROJECT_FILE_TYPES.pdf) return checkPdf(sent);
  const type = found
    ? PROJECT_FILE_EXTENSIONS.find((extension) => PROJECT_FILE_TYPES[extension] === found.mime)
    : findTextType(content, name);
  if (!type) return refuseFile(NOT_TAKEN);
  const file = { name: sanitiseFileName(name, type), mediaType: PROJECT_FILE_TYPES[type], content };
  return { kind: 'accepted', file };
}
