import { Drawing, mark, paper } from './drawing.tsx';

/** A sad cloud whose cable is out. */
export function OfflineDrawing() {
  return (
    <Drawing>
      <path className={paper} d="M52 80a20 20 0 0 1 1-40 28 28 0 0 1 53-4 22 22 0 0 1 3 44Z" />
      <path d="M24 102c20-8 30 4 44-2M92 98c14 6 28-4 44 4" />
      <path className={mark} d="M70 50v3M90 50v3M69 67a13 13 0 0 1 22 0M68 94v12h4v-12ZM92 92v12M86 95h6M86 101h6" />
    </Drawing>
  );
}
