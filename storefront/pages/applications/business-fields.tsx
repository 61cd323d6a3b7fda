import { useTranslations } from 'use-intl';
import { applicationLimits } from '#contract/applications/shopper.ts';
import type { OutputOf } from '#contract/core/call.ts';
import type { listShopCategories, listShopTypes } from '#contract/shops/shopper.ts';
import { Field } from '#ui/fields/field.tsx';
import { Input } from '#ui/fields/input.tsx';
import { useApplyForm } from './form-context.ts';
import { KeywordField } from './keyword-field.tsx';
import { SelectField } from './select-field.tsx';

type BusinessFieldsProps = {
  types: OutputOf<typeof listShopTypes>;
  categories: OutputOf<typeof listShopCategories>;
};

/** What the business is called, who stands behind it, and what it deals in. */
export function BusinessFields({ types, categories }: BusinessFieldsProps) {
  const t = useTranslations('applications');
  const { draft, change, problemOf } = useApplyForm();
  const category = categories.find(({ id }) => id === draft.categoryId);
  const type = types.find(({ id }) => id === draft.typeId);
  return (
    <div className="grid grid-cols-2 gap-x-6 gap-y-5">
      <Field label={t('fields.name')} error={problemOf('name')} hint={t('hints.name')} isRequired>
        <Input
          name="name"
          autoComplete="organization"
          maxLength={applicationLimits.name}
          value={draft.name}
          onChange={({ target }) => change({ name: target.value })}
        />
      </Field>
      <Field label={t('fields.realName')} error={problemOf('realName')} hint={t('hints.realName')} isRequired>
        <Input
          name="realName"
          autoComplete="name"
          maxLength={applicationLimits.realName}
          value={draft.realName}
          onChange={({ target }) => change({ realName: target.value })}
        />
      </Field>
      <SelectField
        name="category"
        label={t('fields.category')}
        error={problemOf('category')}
        hint={category && t('commission', { percent: `${category.handlingFee}%` })}
        options={categories}
        chosen={draft.categoryId}
        onChoose={(categoryId) => change({ categoryId })}
      />
      <SelectField
        name="type"
        label={t('fields.type')}
        error={problemOf('type')}
        hint={type && t('papersNeeded', { info: type.info })}
        options={types}
        chosen={draft.typeId}
        onChoose={(typeId) => change({ typeId })}
      />
      <KeywordField keywords={draft.keywords} onChange={(keywords) => change({ keywords })} />
    </div>
  );
}
