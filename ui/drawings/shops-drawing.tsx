import { accent, Drawing, paper, quiet } from './drawing.tsx';

/** A shop with its awning. */
export function ShopsDrawing() {
  return (
    <Drawing>
      <path className={paper} d="M42 54v52h76V54" />
      <rect className={quiet} x="52" y="68" width="26" height="22" rx="2" />
      <path className={paper} d="M88 106V68h20v38" />
      <path d="M93 88v3" />
      <path className={paper} d="m34 46 10-26h72l10 26" />
      <path d="m57 46 5-26M80 46V20M103 46l-5-26" />
      <path
        className={accent}
        d="M34 46h92a11.5 11.5 0 0 1-23 0 11.5 11.5 0 0 1-23 0 11.5 11.5 0 0 1-23 0 11.5 11.5 0 0 1-23 0Z"
      />
    </Drawing>
  );
}
