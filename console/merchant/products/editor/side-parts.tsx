import { Checkbox, NumberInput, Select, Stack, Switch, TextInput } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useFormats } from '#console/base/format.ts';
import { Part } from '#console/base/part.tsx';
import { useCall } from '#console/base/use-call.ts';
import { listGuarantees } from '#contract/catalogue/merchant.ts';
import { keywordsMax } from '#contract/catalogue/product-content.ts';
import { listFreightChoices } from '#contract/shops/merchant-freight.ts';
import { BrandField } from './brand-field.tsx';
import { CategoryField } from './category-field.tsx';
import { fieldId, useEditor } from './editor-context.ts';
import { useProblemOf } from './problem-text.ts';
import { ScheduleFields } from './schedule-fields.tsx';

const weightDefault = 500;

/** Where the product stands in the mall and how it is found. */
export function CategoryPart() {
  const t = useTranslations('console.products');
  const { content, update, isReadOnly } = useEditor();
  const problemOf = useProblemOf();
  return (
    <Part title={t('parts.category')}>
      <Stack>
        <CategoryField
          id={fieldId('categoryId')}
          label={t('fields.categoryId')}
          placeholder={t('category.placeholder')}
          categoryId={content.categoryId}
          error={problemOf('categoryId')}
          isOff={isReadOnly}
          onChange={(categoryId) => update((before) => ({ ...before, categoryId }))}
        />
        <BrandField
          id={fieldId('brandId')}
          brandId={content.brandId}
          isOff={isReadOnly}
          onChange={(brandId) => update((before) => ({ ...before, brandId }))}
        />
        <TextInput
          label={t('fields.keywords')}
          description={t('keywordsHint')}
          maxLength={keywordsMax}
          value={content.keywords}
          onChange={(event) => {
            const keywords = event.currentTarget.value;
            update((before) => ({ ...before, keywords }));
          }}
        />
      </Stack>
    </Part>
  );
}

export function DeliveryPart() {
  const t = useTranslations('console.products');
  const { content, update } = useEditor();
  return (
    <Part title={t('parts.delivery')}>
      <Stack>
        <Switch
          label={t('fields.isVirtual')}
          description={t('virtualHint')}
          checked={content.isVirtual}
          onChange={(event) => {
            const isVirtual = event.currentTarget.checked;
            update((before) => ({ ...before, isVirtual }));
          }}
        />
        {!content.isVirtual && (
          <NumberInput
            id={fieldId('weightGrams')}
            label={t('fields.weightGrams')}
            description={t('weightHint')}
            min={1}
            max={10_000_000}
            allowDecimal={false}
            allowNegative={false}
            hideControls
            value={content.weightGrams}
            onValueChange={({ floatValue }) =>
              floatValue && update((before) => ({ ...before, weightGrams: floatValue }))
            }
            onBlur={() => update((before) => (before.weightGrams ? before : { ...before, weightGrams: weightDefault }))}
          />
        )}
        {!content.isVirtual && <FreightField />}
      </Stack>
    </Part>
  );
}

/** By which template it is delivered. A shop that has only its default one has nothing to choose. */
function FreightField() {
  const t = useTranslations('console.products');
  const { content, update, isReadOnly } = useEditor();
  const { data: choices = [] } = useCall(listFreightChoices, {});
  const standard = choices.find(({ isDefault }) => isDefault);
  if (choices.length < 2 && content.freightTemplateId === null) return null;
  return (
    <Select
      id={fieldId('freightTemplateId')}
      label={t('fields.freightTemplateId')}
      allowDeselect={false}
      disabled={isReadOnly}
      value={String(content.freightTemplateId ?? '')}
      data={[
        { value: '', label: standard ? t('freightDefault', { name: standard.name }) : t('freightNone') },
        ...choices.map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
      onChange={(next) => update((before) => ({ ...before, freightTemplateId: Number(next) || null }))}
    />
  );
}

/** To whom and when it is sold. */
export function SellingPart() {
  const t = useTranslations('console.products');
  const { content, update } = useEditor();
  return (
    <Part title={t('parts.selling')}>
      <Stack>
        <NumberInput
          label={t('fields.limitPerBuyer')}
          placeholder={t('noLimit')}
          min={1}
          max={9_999}
          allowDecimal={false}
          allowNegative={false}
          value={content.limitPerBuyer ?? ''}
          onChange={(next) =>
            update((before) => ({ ...before, limitPerBuyer: typeof next === 'number' && next >= 1 ? next : null }))
          }
        />
        <ScheduleFields />
        <GuaranteeFields />
      </Stack>
    </Part>
  );
}

/** Which guarantees hold for it, beside those of everything that is sold in the mall. */
function GuaranteeFields() {
  const t = useTranslations('console.products');
  const { names } = useFormats();
  const { content, update, isReadOnly } = useEditor();
  const { data: guarantees = [] } = useCall(listGuarantees, {});
  const ofAll = guarantees.filter(({ isChosen }) => !isChosen);
  const chosen = (keys: string[]) => guarantees.map(({ key }) => key).filter((key) => keys.includes(key));
  if (guarantees.length === 0) return null;
  return (
    <Checkbox.Group
      label={t('fields.guarantees')}
      description={ofAll.length > 0 && t('guaranteesOfAll', { names: names(ofAll.map(({ name }) => name)) })}
      value={content.guarantees}
      onChange={(keys) => update((before) => ({ ...before, guarantees: chosen(keys) }))}
    >
      <Stack gap="xs" mt="xs">
        {guarantees
          .filter(({ isChosen }) => isChosen)
          .map(({ key, name, text }) => (
            <Checkbox key={key} value={key} label={name} description={text} disabled={isReadOnly} />
          ))}
      </Stack>
    </Checkbox.Group>
  );
}
