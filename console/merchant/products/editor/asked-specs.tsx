import { SimpleGrid, Stack } from '@mantine/core';
import { useLocale } from '#console/base/locale.ts';
import { TextsField } from '#console/merchant/products/texts/texts-field.tsx';
import { type CategorySpec, specKey } from '#contract/catalogue/category-specs.ts';
import { specValueMax } from '#contract/catalogue/product-content.ts';
import { localized } from '#contract/core/languages.ts';
import { useEditor } from './editor-context.ts';
import { placeOfSpec, withValue } from './spec-values.ts';

/** A field for each specification that the platform asks for in the category; what stays empty is not shown to shoppers. */
export function AskedSpecs() {
  const { askedSpecs } = useEditor();
  if (askedSpecs.length === 0) return null;
  return (
    <SimpleGrid cols={2} spacing="md" verticalSpacing="sm">
      {askedSpecs.map((asked) => (
        <AskedSpec key={specKey(asked.name)} asked={asked} />
      ))}
    </SimpleGrid>
  );
}

function AskedSpec({ asked }: { asked: CategorySpec }) {
  const { content, update } = useEditor();
  const locale = useLocale();
  const at = placeOfSpec(content.specs, asked);
  return (
    <Stack gap={4}>
      <TextsField
        label={localized({ en: '', ...asked.name }, locale)}
        field={at === -1 ? `specs.${asked.name.en}` : `specs.${at}.value`}
        texts={content.specs[at]?.value ?? {}}
        lettersMax={specValueMax}
        choices={asked.choices}
        isRequired={asked.isRequired}
        onChange={(value) => update((before) => ({ ...before, specs: withValue(before.specs, asked, value) }))}
      />
    </Stack>
  );
}
