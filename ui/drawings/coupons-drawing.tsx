import { accent, Drawing, mark, paper } from './drawing.tsx';

/** Two coupons, one on the other. */
export function CouponsDrawing() {
  return (
    <Drawing>
      <path className={accent} transform="rotate(14 80 62)" d="M34 40h92v13a8 8 0 0 0 0 16v13H34V69a8 8 0 0 0 0-16Z" />
      <g transform="rotate(-8 80 62)">
        <path className={paper} d="M34 40h92v13a8 8 0 0 0 0 16v13H34V69a8 8 0 0 0 0-16Z" />
        <path strokeDasharray="2 6" d="M98 46v32" />
        <path className={mark} d="M76 50 54 72" />
        <circle className={mark} cx="57" cy="53" r="4.5" />
        <circle className={mark} cx="73" cy="69" r="4.5" />
        <path d="M108 55h8M108 67h8" />
      </g>
    </Drawing>
  );
}
