import { settingShapes } from '#contract/content/platform-settings.ts';
import { fieldsOf, type PlainGroup, type SettingField } from './setting-fields.ts';

export type Values = Record<string, unknown>;

/** What is stored as people type it: money with decimals. */
export function typedOf(group: PlainGroup, stored: Values): Values {
  return mapFields(group, stored, ({ kind }, value) => (kind === 'money' ? Number(value) / 100 : value));
}

/** What was typed as it is stored. */
export function storedOf(group: PlainGroup, typed: Values): Values {
  return mapFields(group, typed, ({ kind }, value) => {
    if (kind === 'money') return value === '' ? null : Math.round(Number(value) * 100);
    return typeof value === 'string' ? value.trim() : value;
  });
}

function mapFields(
  group: PlainGroup,
  values: Values,
  change: (field: SettingField, value: unknown) => unknown,
): Values {
  return Object.fromEntries(fieldsOf(group).map((field) => [field.name, change(field, values[field.name])]));
}

/** The fields of a group that cannot be saved as they are. */
export function wrongFields(group: PlainGroup, typed: Values): string[] {
  const { error } = settingShapes[group].safeParse(storedOf(group, typed));
  return [...new Set((error?.issues ?? []).map(({ path }) => String(path[0])))];
}
