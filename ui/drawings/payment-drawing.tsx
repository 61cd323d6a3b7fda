import { accent, Drawing, mark, paper, quiet } from './drawing.tsx';

/** A card and its slip. */
export function PaymentDrawing() {
  return (
    <Drawing>
      <path className={quiet} d="M58 20h50v56H58Z" />
      <path d="M68 32h30M68 42h20" />
      <rect className={paper} x="30" y="48" width="88" height="56" rx="8" />
      <path className={mark} strokeWidth="7" strokeLinecap="butt" d="M31 65h86" />
      <rect className={accent} x="40" y="80" width="16" height="12" rx="3" />
      <path d="M84 88h22" />
    </Drawing>
  );
}
