import { Input } from '#ui/fields/input.tsx';
import { InputGroup } from '#ui/fields/input-group.tsx';
import { CountryCode } from './country-code.tsx';

type Dial = { code: string; dialCode: string };
type PhoneInputProps = {
  dial: Dial;
  phone: string;
  maxLength: number;
  onChange: (part: { dial: Dial } | { phone: string }) => void;
};

/** Country code and phone number as one control, inside a Field. */
export function PhoneInput({ dial, phone, maxLength, onChange }: PhoneInputProps) {
  return (
    <InputGroup>
      <CountryCode chosen={dial} onChoose={({ code, dialCode }) => onChange({ dial: { code, dialCode } })} />
      <Input
        isBare
        name="phone"
        type="tel"
        autoComplete="tel-national"
        maxLength={maxLength}
        value={phone}
        onChange={({ target }) => onChange({ phone: target.value })}
      />
    </InputGroup>
  );
}

/** Choosing a country: whoever has not begun with the number most likely has one of that country. */
export function countryChange({ code, dialCode }: Dial, phone: string): { country: string; dial?: Dial } {
  return { country: code, ...(phone === '' && { dial: { code, dialCode } }) };
}
