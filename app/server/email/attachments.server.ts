import type { StoredAttachment, StoredDocument } from '../db/schema/emails.server';

/** Reads a document that an email has as an attachment. Throws when it cannot be read or rendered now. */
export type ReadDocument = (document: StoredDocument['document']) => Promise<Uint8Array>;

/** The attachments of an email with their content. Documents are rendered now: the row of the email has only their ids. */
export const readAttachments = (
  attachments: readonly (StoredAttachment | StoredDocument)[],
  readDocument: ReadDocument,
): Promise<StoredAttachment[]> =>
  Promise.all(
    attachments.map(async (attachment) => {
      if (!('document' in attachment)) return attachment;
      const { document, name, contentType } = attachment;
      const content = Buffer.from(await readDocument(document)).toString('base64');
      return { name, contentType, content };
    }),
  );
