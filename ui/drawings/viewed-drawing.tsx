import { accent, Drawing, mark, paper } from './drawing.tsx';

/** A clock that runs back. */
export function ViewedDrawing() {
  return (
    <Drawing>
      <circle className={paper} cx="82" cy="62" r="38" />
      <path d="M82 32v4M82 88v4M112 62h-4M56 62h-4" />
      <path className={mark} strokeWidth="3" d="M82 44v18l13 9" />
      <path d="M30 58a52 52 0 0 1 16-33" />
      <path d="m23 49 7 9 9-6" />
      <circle className={accent} cx="82" cy="62" r="3" />
    </Drawing>
  );
}
