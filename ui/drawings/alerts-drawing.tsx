import { accent, Drawing, mark, paper } from './drawing.tsx';

/** A bell. */
export function AlertsDrawing() {
  return (
    <Drawing>
      <path className={paper} d="M48 90c8-8 10-16 10-32a22 22 0 0 1 44 0c0 16 2 24 10 32Z" />
      <path d="M80 36v-8" />
      <path className={accent} d="M70 90a10 10 0 0 0 20 0Z" />
      <path className={mark} d="M46 34a38 38 0 0 0-10 20M114 34a38 38 0 0 1 10 20" />
      <path d="M68 58a12 12 0 0 1 8-11" />
    </Drawing>
  );
}
