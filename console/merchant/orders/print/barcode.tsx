import { barcodePath } from './code-128.ts';

/** A text as a barcode that hand scanners read; the text itself stands below it. */
export function Barcode({ text }: { text: string }) {
  const { path, width } = barcodePath(text);
  return (
    <figure className="barcode">
      <svg viewBox={`0 0 ${width} 1`} preserveAspectRatio="none" shapeRendering="crispEdges" aria-hidden="true">
        <path d={path} fill="#000" />
      </svg>
      <figcaption>{text}</figcaption>
    </figure>
  );
}
