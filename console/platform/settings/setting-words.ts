import { useTranslations } from 'use-intl';
import { useFormats } from '#console/base/format.ts';
import { languageName } from '#console/base/texts/texts-input.tsx';
import type { Texts } from '#contract/catalogue/product-content.ts';
import { settingDefaults } from '#contract/content/platform-settings.ts';
import type { Locale } from '#contract/core/languages.ts';
import type { RefundReason } from '#contract/refunds/shopper.ts';
import type { PlainGroup, SettingField, Unit } from './setting-fields.ts';

type FieldKey = Parameters<ReturnType<typeof useTranslations<'platform-settings'>>>[0];

/** The words of a group's settings: names, explanations, and values as people read them. */
export function useSettingWords(group: PlainGroup) {
  const t = useTranslations('platform-settings');
  const reasons = useTranslations('console.refunds.reasons');
  const answers = useTranslations('console.conflict');
  const { money } = useFormats();
  const key = (name: string) => `${group}.fields.${name}` as FieldKey;
  const unit = (of: Unit, count: number) => t(`units.${of}`, { count });
  const optionOf = (option: string) => {
    if (group === 'refunds') return reasons(option as RefundReason);
    return group === 'languages' ? languageName(option as Locale) : t(`service.ways.${option || 'none'}` as FieldKey);
  };

  function textOf(field: SettingField, value: unknown): string {
    switch (field.kind) {
      case 'switch':
        return answers(value ? 'yes' : 'no');
      case 'money':
        return money(Number(value));
      case 'number':
        return `${value} ${unit(field.unit, Number(value))}`;
      case 'choice':
        return optionOf(String(value));
      case 'texts':
        return Object.values(value as Texts)
          .filter(Boolean)
          .join(' · ');
      case 'checks':
        return (value as string[]).map(optionOf).join(', ');
      default:
        return String(value);
    }
  }

  function explain(field: SettingField): string {
    const text = t(`${key(field.name)}Text` as FieldKey);
    if (field.kind !== 'switch' && field.kind !== 'money' && field.kind !== 'number') return text;
    const preset = (settingDefaults[group] as Record<string, unknown>)[field.name];
    return `${text} ${t('preset', { value: textOf(field, preset) })}`;
  }

  return { labelOf: (name: string) => t(key(name)), explain, unit, optionOf, textOf };
}
