import { encode } from 'uqr';

/** White border in modules. Scanners need four. */
export const QUIET_ZONE = 4;

/** For `<svg viewBox="0 0 size size"><path d={path} /></svg>`: dark modules for a light background. */
export interface QrCode {
  path: string;
  size: number;
}

function toRowPath(row: readonly boolean[], y: number): string {
  let path = '';
  for (let x = 0; x < row.length; x += 1) {
    if (!row[x]) continue;
    const start = x;
    while (row[x + 1]) x += 1;
    const length = x - start + 1;
    path += `M${start} ${y}h${length}v1h-${length}z`;
  }
  return path;
}

/** The QR code of a text. */
export function createQrCode(text: string): QrCode {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  return { path: data.map(toRowPath).join(''), size };
}
