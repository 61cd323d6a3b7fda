import { Search } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { ControlSize } from './control-class.ts';
import { Input } from './input.tsx';
import { GroupButton, InputGroup } from './input-group.tsx';

type SearchInputProps = Omit<ComponentProps<typeof Input>, 'isBare' | 'type' | 'size' | 'aria-label'> & {
  label: string;
  buttonLabel: string;
  size?: ControlSize;
  maxLength: number;
};

/** Words to look for, with the button that sends the form around it. The placeholder is its label, unless another is given. */
export function SearchInput({ label, buttonLabel, size = 'small', className, ...rest }: SearchInputProps) {
  return (
    <InputGroup size={size} className={className}>
      <Input isBare type="search" aria-label={label} placeholder={label} {...rest} />
      <GroupButton type="submit" aria-label={buttonLabel}>
        <Search aria-hidden="true" size={16} />
      </GroupButton>
    </InputGroup>
  );
}
