import { Drawing, mark, paper, quiet } from './drawing.tsx';

/** An open envelope with nothing in it. */
export function MessagesDrawing() {
  return (
    <Drawing>
      <path className={quiet} d="m34 56 46-32 46 32v42a6 6 0 0 1-6 6H40a6 6 0 0 1-6-6Z" />
      <path className={paper} d="M50 74V38h60v36L80 92Z" />
      <path className={mark} d="M62 52h36M62 64h20" />
      <path className={paper} d="m34 56 46 30 46-30v42a6 6 0 0 1-6 6H40a6 6 0 0 1-6-6Z" />
      <path d="m36 102 30-25M124 102 94 77" />
    </Drawing>
  );
}
