import { accent, Drawing, mark, paper, quiet } from './drawing.tsx';

/** A sheet and a pen. */
export function DocumentDrawing() {
  return (
    <Drawing>
      <path className={paper} d="M50 18h36l22 22v60a6 6 0 0 1-6 6H50a6 6 0 0 1-6-6V24a6 6 0 0 1 6-6Z" />
      <path className={quiet} d="M86 18v16a6 6 0 0 0 6 6h16Z" />
      <path d="M56 54h38M56 68h38M56 82h18" />
      <path className={accent} d="m88 84 30-30 11 11-30 30-15 4Z" />
      <path className={mark} d="m111 61 11 11" />
    </Drawing>
  );
}
