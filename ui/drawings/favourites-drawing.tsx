import { accent, Drawing, mark, paper } from './drawing.tsx';

/** A large heart with two small ones. */
export function FavouritesDrawing() {
  return (
    <Drawing>
      <path className={accent} d="M80 100C53 81 42 68 42 52a19 19 0 0 1 38-5 19 19 0 0 1 38 5c0 16-11 29-38 48Z" />
      <path className={mark} d="M53 54a10 10 0 0 1 9-11" />
      <path
        className={paper}
        d="M124 40c-7-5-10-8-10-13a5 5 0 0 1 10-1 5 5 0 0 1 10 1c0 5-3 8-10 13ZM34 92c-6-4-8-6-8-10a4 4 0 0 1 8-1 4 4 0 0 1 8 1c0 4-2 6-8 10Z"
      />
    </Drawing>
  );
}
