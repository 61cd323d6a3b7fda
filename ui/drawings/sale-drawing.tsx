import { accent, Drawing, mark, paper, quiet } from './drawing.tsx';

/** A calendar with a percent sign. */
export function SaleDrawing() {
  return (
    <Drawing>
      <rect className={paper} x="38" y="28" width="84" height="76" rx="8" />
      <path className={quiet} d="M38 50V36a8 8 0 0 1 8-8h68a8 8 0 0 1 8 8v14Z" />
      <path d="M58 20v16M102 20v16" />
      <path className={mark} strokeWidth="3" d="M93 63 67 91" />
      <circle className={accent} cx="68" cy="66" r="6" />
      <circle className={accent} cx="92" cy="88" r="6" />
    </Drawing>
  );
}
