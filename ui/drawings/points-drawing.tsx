import { accent, Drawing, mark, paper, paperMark, quiet } from './drawing.tsx';

/** Coins, and one with a star. */
export function PointsDrawing() {
  return (
    <Drawing>
      <path className={paper} d="M34 82v14c0 5 11 10 24 10s24-5 24-10V82" />
      <path className={paper} d="M34 68v14c0 5 11 10 24 10s24-5 24-10V68" />
      <ellipse className={quiet} cx="58" cy="68" rx="24" ry="10" />
      <circle className={accent} cx="102" cy="50" r="28" />
      <circle className={mark} cx="102" cy="50" r="21" />
      <path className={paperMark} d="m102 37 4 8 9 1-6 7 1 9-8-4-8 4 1-9-6-7 9-1Z" />
    </Drawing>
  );
}
