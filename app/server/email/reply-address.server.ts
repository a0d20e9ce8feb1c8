import { createSignature, isValidSignature } from '../crypto/signatures.server';

/** 64 bits. A forged one only adds an email to a message, and the endpoint is limited and has a secret. */
const SIGNATURE_BYTES = 8;

/** Mail servers may change the case of an address, so id and signature are hexadecimal. */
const SIGNED_ADDRESS = /[a-z0-9._-]{1,64}\+([0-9a-f]{32})([0-9a-f]{16})@/gi;

export interface ReplyAddressOptions {
  secret: string;
  /** Its emails are given to the site: `hello@example.com`. */
  mailbox: string;
}

const toUuid = (hex: string): string => hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/** R-INBOX-8: the address that gets answers to emails about a message: `hello+<id and signature>@example.com`. */
export function createReplyAddress({ secret, mailbox }: ReplyAddressOptions, leadId: string): string {
  const at = mailbox.lastIndexOf('@');
  const signature = createSignature(secret, 'lead-answer', leadId, SIGNATURE_BYTES);
  const key = Buffer.from(signature, 'base64url').toString('hex');
  return `${mailbox.slice(0, at)}+${leadId.replaceAll('-', '')}${key}${mailbox.slice(at)}`;
}

/** The id of the message whose signed address is the first in a text. */
export function readReplyAddress(secret: string, text: string): string | undefined {
  for (const [, hex = '', key = ''] of text.matchAll(SIGNED_ADDRESS)) {
    const id = toUuid(hex.toLowerCase());
    const signature = Buffer.from(key, 'hex').toString('base64url');
    if (isValidSignature(secret, 'lead-answer', { text: id, signature, bytes: SIGNATURE_BYTES })) return id;
  }
  return undefined;
}
