import { encode } from 'uqr';
import type { QrModules } from '#ui/display/qr-code.tsx';

/** Computes a QR code on the server, so that the browser only has to draw it. */
export function qrModules(text: string): QrModules {
  const { size, data } = encode(text, { border: 0 });
  return { size, modules: data.flat().map(Number).join('') };
}
