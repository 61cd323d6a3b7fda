import { Drawing, mark, paper } from './drawing.tsx';

/** A parcel that goes back. */
export function RefundsDrawing() {
  return (
    <Drawing>
      <path className={paper} d="m48 58 32-13 32 13v35l-32 13-32-13Z" />
      <path d="m48 58 32 13 32-13M80 71v35M64 51l32 13v12" />
      <path className={mark} d="M40 44a42 42 0 0 1 78-8" />
      <path className={mark} d="M38 29v16h16" />
    </Drawing>
  );
}
