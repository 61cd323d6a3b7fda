import type { PayType } from '#contract/payments/shopper.ts';

const marks: Record<PayType, React.ReactNode> = {
  stripe: (
    <>
      <rect x="8" y="3" width="37" height="24" rx="4" className="fill-line stroke-control" />
      <rect x="3" y="8" width="37" height="24" rx="4" className="fill-ink stroke-ink" />
      <path d="M3 14h37v4.5H3Z" className="fill-ink-2" stroke="none" />
      <rect x="7" y="23" width="8" height="5" rx="1.5" className="fill-star" stroke="none" />
      <path d="M24 27.5h11" className="stroke-card" strokeLinecap="round" />
    </>
  ),
  scan: (
    <>
      <rect x="14" y="2" width="20" height="32" rx="4" className="fill-card stroke-ink" />
      <path d="M21.5 5h5" className="stroke-ink" strokeLinecap="round" />
      <path
        d="M18 9.5h5v5h-5ZM25 9.5h5v5h-5ZM18 16.5h5v5h-5ZM25 16.5h2.5V19H25ZM27.5 19H30v2.5h-2.5Z"
        className="fill-ink"
        stroke="none"
      />
      <path d="M17.5 26.5h13" className="stroke-success" strokeWidth="2.5" strokeLinecap="round" />
    </>
  ),
  sandbox: (
    <>
      <rect
        x="3"
        y="6"
        width="37"
        height="24"
        rx="4"
        className="fill-warning-soft stroke-warning"
        strokeDasharray="3 2"
      />
      <path d="M3 12h37" className="stroke-warning" />
      <rect x="7" y="21" width="8" height="5" rx="1.5" className="fill-star" stroke="none" />
      <path
        d="M35 15.5h6m-4.5 0v5L33 29a2 2 0 0 0 1.8 3h6.4a2 2 0 0 0 1.8-3l-3.5-8.5v-5"
        className="fill-card stroke-warning"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="m35 27 .9-2.2h4.200L41 27Z" className="fill-star" stroke="none" />
    </>
  ),
};

/** A way to pay as a small drawing: a bank card, a phone that scans, a card that is only a test. */
export function PayMark({ payType }: { payType: PayType }) {
  return (
    <svg
      aria-hidden="true"
      width="48"
      height="36"
      viewBox="0 0 48 36"
      fill="none"
      strokeWidth="1.5"
      className="shrink-0"
    >
      {marks[payType]}
    </svg>
  );
}
