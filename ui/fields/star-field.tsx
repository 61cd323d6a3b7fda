import { Star } from 'lucide-react';
import { useState } from 'react';

type StarFieldProps = {
  label: string;
  /** From 1 to 5; 0 as long as nothing was chosen. */
  value: number;
  /** What a number of stars is called: "4 stars, good". */
  nameOf: (stars: number) => string;
  /** Shown beside the stars; nothing for 0. */
  wordOf: (stars: number) => string;
  /** Of its radio buttons, so that a form finds them. */
  name: string;
  onChange: (stars: number) => void;
};

const five = [1, 2, 3, 4, 5];

/** A score from one to five stars: pressed, or chosen with the arrow keys as any group of radio buttons is. */
export function StarField({ label, value, nameOf, wordOf, name, onChange }: StarFieldProps) {
  const [pointed, setPointed] = useState(0);
  const shown = pointed || value;
  return (
    <fieldset className="flex flex-wrap items-center gap-x-5 gap-y-1">
      <legend className="float-left w-40 font-medium">{label}</legend>
      <div className="flex" onPointerLeave={() => setPointed(0)}>
        {five.map((stars) => (
          <label
            key={stars}
            className="cursor-pointer rounded-sm p-1 ring-by-input"
            onPointerEnter={() => setPointed(stars)}
          >
            <input
              type="radio"
              name={name}
              value={stars}
              checked={stars === value}
              aria-label={nameOf(stars)}
              className="sr-only"
              onChange={() => onChange(stars)}
            />
            <Star
              aria-hidden="true"
              size={28}
              className={stars <= shown ? 'fill-star text-star' : 'fill-line text-line'}
            />
          </label>
        ))}
      </div>
      <span aria-hidden="true" className="text-ink-2">
        {shown > 0 && wordOf(shown)}
      </span>
    </fieldset>
  );
}
