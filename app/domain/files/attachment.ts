import { INVISIBLE_CHARACTERS } from '../forms/form-fields';

/** What a list shows of a stored file. `size` is in bytes. */
export interface StoredFile {
  id: string;
  name: string;
  size: number;
}

/** Bytes: 5 MB as people count them. */
export const MAX_ATTACHMENT_BYTES = 5 * 1024 * 1024;

/** For `accept` of a file field; what a file really is, only its contents say (`server/files`). */
export const ATTACHMENT_MEDIA_TYPE = 'application/pdf';

const LONGEST_NAME = 100;
const ENDING = '.pdf';

/** Not in a file name on one system or another, or a way into another folder. */
const NOT_IN_A_NAME = /[<>:"/\\|?*%]/g;

/**
 * A name that is safe to show, to store and to offer for saving, on every system: the last part of a path, without
 * invisible characters, at most 100 characters, and always with the ending of what it is.
 */
export function sanitiseFileName(name: string): string {
  const unseen = new RegExp(INVISIBLE_CHARACTERS, 'gu');
  const last = name.toWellFormed().normalize('NFC').replace(unseen, '').split(/[/\\]/).at(-1) ?? '';
  const stem = last
    .replace(/\.pdf$/i, '')
    .replace(NOT_IN_A_NAME, '-')
    .replace(/\s+/g, ' ');
  const short = [...stem].slice(0, LONGEST_NAME - ENDING.length).join('');
  return `${short.replace(/^[\s.]+|[\s.]+$/g, '') || 'document'}${ENDING}`;
}

/** "340 KB", "4.2 MB": never 0. */
export function formatFileSize(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1_000))} KB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** What can be told from the outside, at both ends, in words for the sender; `undefined` when nothing is wrong. */
export function validateAttachment({ size }: { size: number }): string | undefined {
  if (size === 0) return 'This file is empty. Please choose another, as a PDF.';
  if (size > MAX_ATTACHMENT_BYTES) return `This file has ${formatFileSize(size)}. It can have 5 MB at most.`;
  return undefined;
}
