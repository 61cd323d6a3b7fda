import { Group, Kbd, Table, Text } from '@mantine/core';
import { Fragment } from 'react';
import { useTranslations } from 'use-intl';
import { Dialog } from '#console/base/dialog.tsx';
import { keyOf, type Section } from './section-keys.ts';

/** What "?" shows. */
export default function ShortcutList({ sections, onClose }: { sections: readonly Section[]; onClose: () => void }) {
  const t = useTranslations('console');
  const rows = [
    { keys: [t('find.shortcut')], text: t('shortcuts.everywhere') },
    { keys: ['/'], text: t('shortcuts.search') },
    ...sections.flatMap(({ name }) =>
      keyOf[name] ? [{ keys: ['g', keyOf[name]], text: t('shortcuts.goTo', { section: t(`sections.${name}`) }) }] : [],
    ),
    { keys: ['?'], text: t('shortcuts.help') },
  ];
  return (
    <Dialog title={t('shortcuts.title')} onClose={onClose}>
      <Table aria-label={t('shortcuts.title')}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('shortcuts.does')}</Table.Th>
            <Table.Th>{t('shortcuts.keys')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map(({ keys, text }) => (
            <Table.Tr key={text}>
              <Table.Td>{text}</Table.Td>
              <Table.Td>
                <Group gap={6}>
                  {keys.map((key, at) => (
                    <Fragment key={key}>
                      {at > 0 && (
                        <Text size="sm" c="dimmed">
                          {t('shortcuts.then')}
                        </Text>
                      )}
                      <Kbd>{key}</Kbd>
                    </Fragment>
                  ))}
                </Group>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Dialog>
  );
}
