import { Checkbox, NumberInput, Select, Stack, Switch, Textarea, TextInput } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import { MoneyInput } from '#console/base/money/money-input.tsx';
import type { PlainGroup, SettingField } from './setting-fields.ts';
import { SettingTexts } from './setting-texts.tsx';
import { useSettingWords } from './setting-words.ts';

/** The field, not what explains it. */
const narrow = { wrapper: { maxWidth: 200 } };
const wide = { wrapper: { maxWidth: 400 } };

type SettingInputProps = { group: PlainGroup; field: SettingField; input: GetInputPropsReturnType };

/** One setting with what it does and what a new mall has. */
export function SettingInput({ group, field, input }: SettingInputProps) {
  const { labelOf, explain, unit, optionOf } = useSettingWords(group);
  const named = { label: labelOf(field.name), description: explain(field), ...input };
  switch (field.kind) {
    case 'switch':
      return <Switch {...named} />;
    case 'choice':
      return (
        <Select
          {...named}
          styles={wide}
          allowDeselect={false}
          data={field.options.map((option) => ({ value: option, label: optionOf(option) }))}
        />
      );
    case 'checks':
      return (
        <Checkbox.Group {...named}>
          <Stack gap="xs" mt="xs">
            {field.options.map((option) => (
              <Checkbox key={option} value={option} label={optionOf(option)} />
            ))}
          </Stack>
        </Checkbox.Group>
      );
    case 'texts':
      return <SettingTexts {...named} value={input.value} lettersMax={field.lettersMax} rows={field.rows} />;
    case 'money':
      return <MoneyInput {...named} styles={narrow} />;
    case 'number':
      return (
        <NumberInput
          {...named}
          styles={narrow}
          suffix={` ${unit(field.unit, Number(input.value))}`}
          allowNegative={false}
          allowDecimal={false}
          clampBehavior="none"
        />
      );
    default:
      return field.rows ? (
        <Textarea {...named} rows={field.rows} maxLength={500} />
      ) : (
        <TextInput {...named} styles={wide} />
      );
  }
}
