import { Autocomplete, type AutocompleteProps, type ComboboxParsedItem } from '@mantine/core';
import { useRef } from 'react';
import type { Texts } from '#contract/catalogue/product-content.ts';
import { type Locale, localized } from '#contract/core/languages.ts';

type Own = 'data' | 'onChange' | 'onOptionSubmit';
interface ChoiceInputProps extends Omit<AutocompleteProps, Own> {
  choices: readonly Texts[];
  locale: Locale;
  onWrite: (text: string) => void;
  onChoose: (choice: Texts) => void;
}

const contains = (search: string) => (option: ComboboxParsedItem) =>
  'label' in option && option.label.toLowerCase().includes(search.trim().toLowerCase());

/** A text that may be chosen or written. */
export function ChoiceInput({ choices, locale, onWrite, onChoose, ...input }: ChoiceInputProps) {
  const textOf = (choice: Texts) => localized({ en: '', ...choice }, locale);
  // The option is submitted just before its text is written, as if it were typed.
  const chosen = useRef<Texts>(undefined);
  const data = [...new Set(choices.map(textOf))];
  return (
    <Autocomplete
      {...input}
      data={data}
      // Where one is chosen, the others are shown beside it.
      filter={({ options, search }) => (data.includes(search) ? options : options.filter(contains(search)))}
      maxDropdownHeight={280}
      onOptionSubmit={(text) => {
        chosen.current = choices.find((choice) => textOf(choice) === text);
      }}
      onChange={(text) => {
        if (chosen.current) onChoose(chosen.current);
        else onWrite(text);
        chosen.current = undefined;
      }}
    />
  );
}
