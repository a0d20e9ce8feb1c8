import { gzipSync } from 'node:zlib';
import { z } from 'zod';

/**
 * A backup is a gzip file of lines of JSON (docs/BACKUP.md). Its last member is stored without compression, has a fixed
 * length and holds the SHA-256 of all bytes before it: a change of any byte is found.
 */
export const BACKUP_FORMAT = 'tessera-backup';
export const BACKUP_VERSION = 1;

/** What is wrong with a backup or its target, in one line for the operator. */
export class BackupError extends Error {
  override name = 'BackupError';
}

/** The first line. Read by itself, so that a later version is named instead of refused as damaged. */
export const formatLine = z.object({ format: z.literal(BACKUP_FORMAT), version: z.int() });

/** A type becomes a part of statements: `character varying(20)`, `timestamp with time zone`, `text[]`. */
const column = z.object({
  name: z.string(),
  type: z.string().regex(/^[a-z][a-z0-9_ ]*(\([\d, ]+\))?[a-z ]*(\[\])*$/),
});

export const headerLine = z.object({
  createdAt: z.iso.datetime(),
  engine: z.enum(['embedded', 'postgres']),
  /** Of the secret that signs links and encrypts two-factor keys. The secret itself is not in the file. */
  secretFingerprint: z.string(),
  /** The applied migrations, the earliest first. */
  migrations: z.array(z.object({ hash: z.string(), createdAt: z.number() })).min(1),
  tables: z.array(z.object({ name: z.string(), columns: z.array(column).min(1) })),
});
export type BackupHeader = z.output<typeof headerLine>;

export const tableLine = z.object({ table: z.string() });

export const tableEndLine = z.object({ end: z.string(), rows: z.int(), sha256: z.string() });

export const sequencesLine = z.object({
  sequences: z.array(z.object({ name: z.string(), lastValue: z.number(), isCalled: z.boolean() })),
});
export type BackupSequence = z.output<typeof sequencesLine>['sequences'][number];

export const totalLine = z.object({ total: z.object({ tables: z.int(), rows: z.int() }) });

export const toLine = (value: unknown): string => `${JSON.stringify(value)}\n`;

const trailerLine = (sha256: string) => toLine({ file: { sha256 } });

/** Offset 8 and 9 of a gzip header name the effort and the system. They are fixed, so that a hash has one trailer. */
export function createTrailer(sha256: string): Buffer {
  const member = gzipSync(trailerLine(sha256), { level: 0 });
  member[8] = 0;
  member[9] = 255;
  return member;
}

export const TRAILER_BYTES = createTrailer('0'.repeat(64)).byteLength;
