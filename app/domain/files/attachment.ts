import { INVISIBLE_CHARACTERS } from '../forms/form-fields';

/** A stored file as a list shows it. `size` in bytes. */
export interface StoredFile {
  id: string;
  name: string;
  size: number;
}

/** 5 MB in texts. */
export const MAX_ATTACHMENT_BYTES = 5 * 1024 * 1024;

/** For `accept` of a file field. The server checks the contents of the file (`server/files`). */
export const ATTACHMENT_MEDIA_TYPE = 'application/pdf';

/** In characters, with the extension. */
const MAX_NAME_LENGTH = 100;

/** Characters that some operating system refuses in file names, and path separators. */
const FORBIDDEN_IN_NAMES = /[<>:"/\\|?*%]/g;

/**
 * A file name that is safe to show, store and download on every operating system: the last part of a path, without
 * invisible characters, at most 100 characters long, with the extension of its type. Never empty.
 */
export function sanitiseFileName(name: string, type = 'pdf'): string {
  const extension = `.${type}`;
  const invisible = new RegExp(INVISIBLE_CHARACTERS, 'gu');
  const last = name.toWellFormed().normalize('NFC').replace(invisible, '').split(/[/\\]/).at(-1) ?? '';
  const hasExtension = last.toLowerCase().endsWith(extension);
  const stem = (hasExtension ? last.slice(0, -extension.length) : last)
    .replace(FORBIDDEN_IN_NAMES, '-')
    .replace(/\s+/g, ' ');
  const short = [...stem].slice(0, MAX_NAME_LENGTH - extension.length).join('');
  return `${short.replace(/^[\s.]+|[\s.]+$/g, '') || 'document'}${extension}`;
}

/** `bytes` as "340 KB" or "4.2 MB". At least "1 KB". */
export function formatFileSize(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1_000))} KB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** Checks the size in bytes, in browser and server. Returns the message for the user, or `undefined`. */
export function validateAttachment({ size }: { size: number }): string | undefined {
  if (size === 0) return 'This file is empty. Please choose another, as a PDF.';
  if (size > MAX_ATTACHMENT_BYTES) return `This file has ${formatFileSize(size)}. It can have 5 MB at most.`;
  return undefined;
}

/** What became of the photo that a buyer sends with a return. */
export type PhotoCheck =
  | { kind: 'accepted'; photo: Uint8Array }
  /** `issue` is a sentence for the field. */
  | { kind: 'refused'; issue: string }
  /** Another photo of this owner is being decoded, or the queue of this process is full. */
  | { kind: 'running' | 'full' };
