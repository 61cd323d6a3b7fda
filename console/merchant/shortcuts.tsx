import { Group, Kbd, Table, Text } from '@mantine/core';
import { spotlight } from '@mantine/spotlight';
import { Fragment, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { Dialog } from '#console/base/dialog.tsx';
import { listenForKeys } from '#console/base/key-sequence.ts';
import type { Messages } from '#locales/groups.ts';

type SectionName = keyof Messages['console']['sections'];
type Section = { path: string; name: SectionName };

/** The second key after "g", for the sections that people open most. */
const keyOf: Partial<Record<SectionName, string>> = {
  today: 'h',
  orders: 'o',
  products: 'p',
  stock: 'i', // inventory
  refunds: 'r',
  reviews: 'v',
  finance: 'f',
  marketing: 'c', // coupons
  freight: 'd',
  people: 'e',
  shop: 's',
};

type ShortcutsProps = {
  shopId: number;
  sections: readonly Section[];
  isShown: boolean;
  onShow: (isShown: boolean) => void;
};

/** The keyboard's ways around the console, and the list of them, which "?" shows. */
export function Shortcuts({ shopId, sections, isShown, onShow }: ShortcutsProps) {
  const navigate = useNavigate();
  useEffect(() => {
    const goTo = sections.flatMap(({ path, name }) =>
      keyOf[name] ? [[`g ${keyOf[name]}`, () => void navigate(`/${shopId}${path && `/${path}`}`)] as const] : [],
    );
    return listenForKeys({ ...Object.fromEntries(goTo), '?': () => onShow(true), '/': searchList });
  }, [shopId, sections, navigate, onShow]);
  return isShown ? <ShortcutList sections={sections} onClose={() => onShow(false)} /> : null;
}

/** To the search field of the screen, if it has one. */
function searchList(): void {
  const field = document.querySelector<HTMLInputElement>('#content input[type="search"]');
  if (field) field.focus();
  else spotlight.open();
}

function ShortcutList({ sections, onClose }: { sections: readonly Section[]; onClose: () => void }) {
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
