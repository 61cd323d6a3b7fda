import { Drawing, dot, mark, paper } from './drawing.tsx';

/** A parcel that nobody knows. */
export function LostDrawing() {
  return (
    <Drawing>
      <path className={paper} d="m46 60 34-13 34 13v33l-34 13-34-13Z" />
      <path d="m46 60 34 13 34-13M80 73v33M57 86l10 4" />
      <path className={mark} strokeWidth="3" d="M71 20a9.5 9.5 0 1 1 13 9c-3 1-4 3-4 6" />
      <circle className={dot} cx="80" cy="43" r="2.5" />
    </Drawing>
  );
}
