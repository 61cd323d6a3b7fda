import { accent, Drawing, mark, paper, paperMark, quiet } from './drawing.tsx';

/** Two products side by side. */
export function CompareDrawing() {
  return (
    <Drawing>
      <rect className={paper} x="30" y="36" width="44" height="68" rx="6" />
      <rect className={accent} x="86" y="36" width="44" height="68" rx="6" />
      <rect className={quiet} x="38" y="44" width="28" height="24" rx="3" />
      <rect className={paperMark} x="94" y="44" width="28" height="24" rx="3" />
      <path d="M39 80h26M39 92h16" />
      <path className={mark} d="M95 80h26M95 92h16" />
      <path d="M60 22h40m-7-7 7 7-7 7M67 15l-7 7 7 7" />
    </Drawing>
  );
}
