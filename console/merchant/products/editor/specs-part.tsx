import { ActionIcon, Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { Plus, Trash2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useLocale } from '#console/base/locale.ts';
import { without } from '#console/base/moved.ts';
import { Part } from '#console/base/part.tsx';
import { useCall } from '#console/base/use-call.ts';
import { TextsField } from '#console/merchant/products/texts/texts-field.tsx';
import { specKey } from '#contract/catalogue/category-specs.ts';
import { listSpecNames } from '#contract/catalogue/merchant.ts';
import {
  type ProductContent,
  productSpecsMax,
  specNameMax,
  specValueMax,
  type Texts,
} from '#contract/catalogue/product-content.ts';
import { defaultLocale, localized } from '#contract/core/languages.ts';
import { AskedSpecs } from './asked-specs.tsx';
import { showField, useEditor } from './editor-context.ts';
import { furtherSpecs } from './spec-values.ts';
import { useAskedSpecs } from './use-asked-specs.ts';

type Spec = ProductContent['specs'][number];

/** Facts such as material or size: those that are asked for in the category, and others, whose names are offered as others use them. */
export function SpecsPart() {
  const t = useTranslations('console.products.specs');
  const { content, askedSpecs, update, isReadOnly } = useEditor();
  const { isLoading } = useAskedSpecs(content.categoryId);
  const { data: names = [] } = useCall(
    listSpecNames,
    { categoryId: content.categoryId ?? 0 },
    { isOff: content.categoryId === null, keepsPrevious: true },
  );
  const change = (edit: (specs: Spec[]) => Spec[]) => update((before) => ({ ...before, specs: edit(before.specs) }));
  const isFull = isReadOnly || content.specs.length >= productSpecsMax;
  const used = new Set([...askedSpecs, ...content.specs].map(({ name }) => specKey(name)));
  const add = (name: Texts) => {
    change((specs) => [...specs, { name, value: {} }]);
    requestAnimationFrame(() => showField(`specs.${content.specs.length}.${name[defaultLocale] ? 'value' : 'name'}`));
  };
  // Which fields there are is not known before: rows that moved would take the focus with them.
  if (isLoading)
    return (
      <Part title={t('title')}>
        <Skeleton h={120} />
      </Part>
    );
  return (
    <Part title={t('title')}>
      <Stack gap="sm">
        <AskedSpecs />
        {content.specs.length === 0 && askedSpecs.length === 0 && (
          <Text size="sm" c="dimmed">
            {t('none')}
          </Text>
        )}
        {furtherSpecs(content.specs, askedSpecs).map(({ spec, at }) => (
          <Group key={at} gap="xs" align="flex-start" wrap="nowrap">
            <Stack gap={4} flex={1}>
              <TextsField
                label={t('name')}
                field={`specs.${at}.name`}
                texts={spec.name}
                lettersMax={specNameMax}
                onChange={(name) =>
                  change((specs) => specs.map((each, index) => (index === at ? { ...each, name } : each)))
                }
              />
            </Stack>
            <Stack gap={4} flex={1}>
              <TextsField
                label={t('value')}
                field={`specs.${at}.value`}
                texts={spec.value}
                lettersMax={specValueMax}
                onChange={(value) =>
                  change((specs) => specs.map((each, index) => (index === at ? { ...each, value } : each)))
                }
              />
            </Stack>
            <ActionIcon
              variant="subtle"
              color="gray"
              c="inherit"
              mt={28}
              disabled={isReadOnly}
              aria-label={t('remove', { number: at + 1 })}
              title={t('remove', { number: at + 1 })}
              onClick={() => change((specs) => without(specs, at))}
            >
              <Trash2 size={16} aria-hidden="true" />
            </ActionIcon>
          </Group>
        ))}
        <Group gap="xs">
          <Button
            size="xs"
            variant="default"
            leftSection={<Plus size={14} aria-hidden="true" />}
            disabled={isFull}
            onClick={() => add({})}
          >
            {t('add')}
          </Button>
          <Suggestions names={names.filter((name) => !used.has(specKey(name)))} isOff={isFull} onAdd={add} />
        </Group>
      </Stack>
    </Part>
  );
}

const suggestionsShown = 6;

function Suggestions({ names, isOff, onAdd }: { names: Texts[]; isOff: boolean; onAdd: (name: Texts) => void }) {
  const t = useTranslations('console.products.specs');
  const locale = useLocale();
  if (names.length === 0) return null;
  return (
    <>
      <Text size="sm" c="dimmed">
        {t('often')}
      </Text>
      {names.slice(0, suggestionsShown).map((name) => (
        <Button
          key={name.en}
          size="compact-xs"
          variant="light"
          color="gray"
          c="inherit"
          disabled={isOff}
          onClick={() => onAdd(name)}
        >
          {localized({ en: '', ...name }, locale)}
        </Button>
      ))}
    </>
  );
}
