import { accent, Drawing, mark, paper, quiet } from './drawing.tsx';

/** A magnifying glass that found nothing. */
export function SearchDrawing() {
  return (
    <Drawing>
      <rect className={paper} x="34" y="22" width="60" height="78" rx="6" />
      <rect className={quiet} x="43" y="31" width="42" height="30" rx="3" />
      <path d="M43 74h26M43 86h18" />
      <path className={mark} strokeWidth="6" d="m116 84 15 15" />
      <circle className={accent} cx="100" cy="67" r="23" />
      <path className={mark} d="M92 61v2M108 61v2M91 78a11 11 0 0 1 18 0" />
    </Drawing>
  );
}
