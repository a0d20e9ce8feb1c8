import { createHmac, timingSafeEqual } from 'node:crypto';

function rawCookie(cookies: string, name: string): string | undefined {
  return cookies
    .split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}

const signatureOf = (value: string, secret: string) =>
  createHmac('sha256', secret).update(value).digest('base64');

/** Takes as long for a wrong signature as for the right one. */
export function isSignature(value: string, signature: string, secret: string): boolean {
  const right = Buffer.from(signatureOf(value, secret));
  const given = Buffer.from(signature);
  return given.length === right.length && timingSafeEqual(given, right);
}

/** Cookies as better-auth writes them: `value.signature`, under a name that says when they may not leave HTTPS. */
export interface SignedCookies {
  /** The value of a request's cookie when its signature is ours. A forged or edited one ends here. */
  read(request: Request, name: string): string | undefined;
  write(name: string, value: string, seconds: number): string;
  forget(name: string): string;
}

export function signedCookies(secret: string, httpsOnly: boolean): SignedCookies {
  const fullName = (name: string) => `${httpsOnly ? '__Secure-' : ''}tessera.${name}`;
  const attributes = `Path=/; HttpOnly; SameSite=Lax${httpsOnly ? '; Secure' : ''}`;
  return {
    read(request, name) {
      const signed = decoded(rawCookie(request.headers.get('cookie') ?? '', fullName(name)) ?? '');
      const dot = signed.lastIndexOf('.');
      if (dot < 1) return undefined;
      const value = signed.slice(0, dot);
      return isSignature(value, signed.slice(dot + 1), secret) ? value : undefined;
    },
    write: (name, value, seconds) =>
      `${fullName(name)}=${encodeURIComponent(`${value}.${signatureOf(value, secret)}`)}; Max-Age=${seconds}; ${attributes}`,
    forget: (name) => `${fullName(name)}=; Max-Age=0; ${attributes}`,
  };
}
