/** A QR code as a square of dark and light modules, row by row: "1" is dark. */
export type QrModules = { size: number; modules: string };

const quietZone = 2; // modules of white around it, without which cameras do not find it

/** Draws a QR code as a picture. */
export function QrCode({ code, alt, width }: { code: QrModules; alt: string; width: number }) {
  const side = code.size + 2 * quietZone;
  let path = '';
  for (let at = code.modules.indexOf('1'); at >= 0; at = code.modules.indexOf('1', at + 1)) {
    path += `M${(at % code.size) + quietZone} ${Math.floor(at / code.size) + quietZone}h1v1h-1z`;
  }
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width}" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges"><rect width="${side}" height="${side}" fill="#fff"/><path d="${path}"/></svg>`;
  return <img src={`data:image/svg+xml,${encodeURIComponent(svg)}`} alt={alt} width={width} height={width} />;
}
