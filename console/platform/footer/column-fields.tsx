import { Button, Group, Stack, Switch, Text } from '@mantine/core';
import { Plus, Trash2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { RowAction } from '#console/base/lists/row-action.tsx';
import { MoveButtons, type Moves, SortedList } from '#console/base/lists/sorted-list.tsx';
import { newKey } from '#console/base/new-key.ts';
import { TextsInput } from '#console/base/texts/texts-input.tsx';
import { ItemHead } from '#console/platform/face/item-head.tsx';
import { LinkField } from '#console/platform/face/link-field.tsx';
import type { Wrong } from '#console/platform/face/use-draft-form.ts';
import { type FooterColumn, type FooterLink, footerLinksMax, footerTitleMax } from '#contract/content/footer.ts';
import type { Locale } from '#contract/core/languages.ts';

type ColumnFieldsProps = {
  column: FooterColumn;
  name: string;
  moves: Moves;
  locale: Locale;
  wrong: Wrong;
  /** Of the column within the footer. */
  path: string;
  onChange: (column: FooterColumn) => void;
  onRemove: () => void;
};

/** A column of links, with or without the help pages. */
export function ColumnFields({ column, name, moves, locale, wrong, path, onChange, onRemove }: ColumnFieldsProps) {
  const t = useTranslations('platform-face.footer');
  const rows = useTranslations('platform-face.rows');
  const { links } = column;
  const change = (next: FooterLink) => links.map((each) => (each.key === next.key ? next : each));
  return (
    <Stack gap="sm" role="group" aria-label={name}>
      <ItemHead name={name} moves={moves} onRemove={onRemove} />
      <TextsInput
        label={t('title')}
        locale={locale}
        texts={column.title}
        lettersMax={footerTitleMax}
        isRequired
        error={wrong.get(`${path}.title`)}
        onChange={(title) => onChange({ ...column, title })}
      />
      <SortedList
        label={t('linksOf', { name })}
        items={links}
        onSort={(sorted) => onChange({ ...column, links: sorted })}
        renderItem={(link, { at, moves: linkMoves }) => {
          const linkName = t('link', { number: at + 1 });
          return (
            <Stack gap="xs" role="group" aria-label={linkName}>
              <Group justify="space-between" wrap="nowrap">
                <Text size="sm" fw={600}>
                  {linkName}
                </Text>
                <Group gap="xs" wrap="nowrap">
                  <MoveButtons name={linkName} moves={linkMoves} />
                  <RowAction
                    name={rows('remove', { name: linkName })}
                    icon={Trash2}
                    isOff={false}
                    onAct={() => onChange({ ...column, links: links.filter(({ key }) => key !== link.key) })}
                  />
                </Group>
              </Group>
              <TextsInput
                label={t('linkTitle')}
                locale={locale}
                texts={link.title}
                lettersMax={footerTitleMax}
                isRequired
                error={wrong.get(`${path}.links.${at}.title`)}
                onChange={(title) => onChange({ ...column, links: change({ ...link, title }) })}
              />
              <LinkField
                label={rows('leadsTo')}
                link={link.link}
                isRequired
                error={wrong.get(`${path}.links.${at}.link`)}
                onChange={(to) => onChange({ ...column, links: change({ ...link, link: to ?? '/' }) })}
              />
            </Stack>
          );
        }}
      />
      <Group>
        <Button
          variant="default"
          size="compact-sm"
          disabled={links.length >= footerLinksMax}
          aria-label={t('addLinkTo', { name })}
          leftSection={<Plus size={14} aria-hidden="true" />}
          onClick={() => onChange({ ...column, links: [...links, { key: newKey(), title: {}, link: '/' }] })}
        >
          {t('addLink')}
        </Button>
        <Switch
          label={t('hasHelp')}
          checked={column.hasHelp}
          onChange={({ currentTarget }) => onChange({ ...column, hasHelp: currentTarget.checked })}
        />
      </Group>
    </Stack>
  );
}
