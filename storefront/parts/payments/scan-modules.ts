import { encode } from 'uqr';
import type { QrModules } from '#ui/display/qr-code.tsx';

/** Computes a QR code in the browser. Fetched only by those who pay by scanning, or share what they see. */
export function scanModules(text: string): QrModules {
  const { size, data } = encode(text, { border: 0 });
  return { size, modules: data.flat().map(Number).join('') };
}
