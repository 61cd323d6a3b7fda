import { Star } from 'lucide-react';

type StarsProps = {
  /** Of five, in tenths. */
  value: number;
  /** Read out instead of the stars: "4.7 of 5 stars". */
  label: string;
  size?: number;
};

const five = [1, 2, 3, 4, 5];

/** Five stars of which as much is filled as the value says. */
export function Stars({ value, label, size = 14 }: StarsProps) {
  return (
    <span role="img" aria-label={label} title={label} className="relative inline-flex shrink-0">
      <Row size={size} className="fill-line text-line" />
      <span className="absolute inset-y-0 left-0 overflow-hidden" style={{ width: `${(value / five.length) * 100}%` }}>
        <Row size={size} className="fill-star text-star" />
      </span>
    </span>
  );
}

function Row({ size, className }: { size: number; className: string }) {
  return (
    <span className="flex">
      {five.map((star) => (
        <Star key={star} aria-hidden="true" size={size} className={`shrink-0 ${className}`} />
      ))}
    </span>
  );
}
