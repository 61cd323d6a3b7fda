import { accent, Drawing, mark, paper } from './drawing.tsx';

/** A list on a clipboard, and a parcel beside it. */
export function OrdersDrawing() {
  return (
    <Drawing>
      <rect className={paper} x="46" y="24" width="58" height="82" rx="6" />
      <rect className={accent} x="61" y="17" width="28" height="14" rx="4" />
      <path d="M58 48h34M58 62h34M58 76h16" />
      <rect className={paper} x="84" y="72" width="40" height="34" rx="4" />
      <path d="M84 83h40" />
      <path className={mark} d="M104 72v17" />
    </Drawing>
  );
}
