import { accent, Drawing, paper, paperMark } from './drawing.tsx';

/** A pin over a map. */
export function AddressesDrawing() {
  return (
    <Drawing>
      <path className={paper} d="m28 70 30-10 44 12 30-10v34l-30 10-44-12-30 10Z" />
      <path d="M58 60v34M102 72v34" />
      <path strokeDasharray="2 6" d="M38 88c12-6 20 4 30 0M112 86c6-4 8-6 12-12" />
      <path className={accent} d="M80 88C65 68 58 56 58 45a22 22 0 0 1 44 0c0 11-7 23-22 43Z" />
      <circle className={paperMark} cx="80" cy="45" r="8" />
    </Drawing>
  );
}
