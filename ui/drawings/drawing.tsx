import type { ReactNode } from 'react';

// What all drawings are made of, in colours of both themes.
export const paper = 'fill-card';
export const quiet = 'fill-page';
export const accent = 'fill-brand-soft stroke-brand';
export const mark = 'stroke-brand';
export const paperMark = 'fill-card stroke-brand';
export const dot = 'fill-brand stroke-brand';

/** A round background and a floor; what stands there is drawn with one pen. It says nothing that the words below it do not say. */
export function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      width="160"
      height="120"
      viewBox="0 0 160 120"
      fill="none"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="stroke-control"
    >
      <circle cx="80" cy="60" r="54" className="fill-surface stroke-none" />
      <path d="M14 106h132" className="stroke-line" />
      {children}
    </svg>
  );
}
