import { Checkbox } from '#ui/fields/checkbox.tsx';

type SelectBoxProps = {
  label: string;
  isOn: boolean;
  /** Some of what it stands for is selected. */
  isPart?: boolean;
  /** Shown beside the box; otherwise the label is only read out. */
  isLabelShown?: boolean;
  onChange: (isOn: boolean) => void;
};

/** A box for one line, or for all lines of a shop or of the cart. */
export function SelectBox({ label, isOn, isPart = false, isLabelShown = false, onChange }: SelectBoxProps) {
  return (
    // The place around the box belongs to it, so that it is easily hit.
    <label className="-m-2 inline-flex cursor-pointer items-center gap-2 p-2">
      <Checkbox
        aria-label={isLabelShown ? undefined : label}
        checked={isOn}
        isMixed={isPart && !isOn}
        onChange={(event) => onChange(event.target.checked)}
      />
      {isLabelShown && label}
    </label>
  );
}
