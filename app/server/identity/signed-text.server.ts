import { createHmac, timingSafeEqual } from 'node:crypto';

function mac(secret: string, purpose: string, text: string): Buffer {
  return createHmac('sha256', secret).update(`${purpose}:${text}`).digest();
}

/** `text.signature`. What is signed for one purpose means nothing for another. */
export function signText(secret: string, purpose: string, text: string): string {
  return `${text}.${mac(secret, purpose, text).toString('base64url')}`;
}

/** The text, when the signature is ours. Takes as long for a wrong one as for the right one. */
export function readSignedText(secret: string, purpose: string, signed: string): string | undefined {
  const dot = signed.lastIndexOf('.');
  const text = signed.slice(0, Math.max(0, dot));
  const given = Buffer.from(signed.slice(dot + 1), 'base64url');
  const right = mac(secret, purpose, text);
  return given.length === right.length && timingSafeEqual(given, right) ? text : undefined;
}
