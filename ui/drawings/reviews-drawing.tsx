import { accent, Drawing, paper, quiet } from './drawing.tsx';

/** A speech bubble with stars. */
export function ReviewsDrawing() {
  return (
    <Drawing>
      <path
        className={paper}
        d="M40 26h80a8 8 0 0 1 8 8v42a8 8 0 0 1-8 8H76l-19 17V84H40a8 8 0 0 1-8-8V34a8 8 0 0 1 8-8Z"
      />
      <path className={accent} d="m54 38 3 6 7 1-5 5 1 7-6-3-6 3 1-7-5-5 7-1Z" />
      <path className={accent} d="m80 38 3 6 7 1-5 5 1 7-6-3-6 3 1-7-5-5 7-1Z" />
      <path className={quiet} d="m106 38 3 6 7 1-5 5 1 7-6-3-6 3 1-7-5-5 7-1Z" />
      <path d="M47 70h52" />
    </Drawing>
  );
}
