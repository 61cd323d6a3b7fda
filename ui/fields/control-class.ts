export type ControlSize = 'small' | 'large';

/** The edge of everything that can be written in or chosen from; 3:1 against the card it stands on. */
export const controlEdge =
  'rounded-md border border-control bg-card transition-colors hover:border-ink-3 aria-invalid:border-brand disabled:cursor-not-allowed disabled:bg-surface disabled:text-ink-3';

export const controlSizes: Record<ControlSize, string> = {
  small: 'h-9 px-3', // 36 px, in bars and tables
  large: 'h-11 px-3', // 44 px, in forms
};

/** In the middle of the first line of the words beside it, whatever their size: a box is 18 px high. */
export const besideText = 'mt-[calc((1lh-18px)/2)]';
