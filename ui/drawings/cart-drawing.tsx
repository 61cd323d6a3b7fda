import { Drawing, mark, paper } from './drawing.tsx';

/** An empty cart, and an arrow that points into it. */
export function CartDrawing() {
  return (
    <Drawing>
      <path className={paper} d="M26 34h14l16 46h50l10-34H44" />
      <path d="M50 63h61M66 46l5 34M94 46l-4 34M56 80l-5 12h55" />
      <circle className={paper} cx="60" cy="99" r="7" />
      <circle className={paper} cx="98" cy="99" r="7" />
      <path className={mark} d="M80 12v22m-8-8 8 8 8-8" />
    </Drawing>
  );
}
