import { Badge, Box, Group, Image, Menu, Text } from '@mantine/core';
import { Tag } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useNotices } from '#console/base/failure-text.ts';
import { useFormats } from '#console/base/format.ts';
import { List, type ListQuery } from '#console/base/lists/list.tsx';
import { RowMenu } from '#console/base/lists/row-menu.tsx';
import { useLocale } from '#console/base/locale.ts';
import { pictureAddress } from '#console/base/pictures/picture-address.ts';
import { useSend } from '#console/base/use-call.ts';
import { useConfirm } from '#console/base/use-confirm.tsx';
import { deleteBrand, editBrand, type PlatformBrand } from '#contract/catalogue/platform-brands.ts';
import { localized } from '#contract/core/languages.ts';
import type { Opened } from './brands.tsx';

type BrandListProps = {
  query: ListQuery<PlatformBrand>;
  isFiltered: boolean;
  onOpen: (opened: Opened) => void;
};

/** A page of brands: what they are called, how many products each has, and what can be done with it. */
export function BrandList({ query, isFiltered, onOpen }: BrandListProps) {
  const t = useTranslations('platform-products.brands');
  const { count, day, time } = useFormats();
  return (
    <List<PlatformBrand>
      label={t('label')}
      query={query}
      idOf={({ id }) => id}
      empty={t(isFiltered ? 'nothingFound' : 'none')}
      columns={[
        { accessor: 'name', title: t('brand'), render: (brand) => <NameCell brand={brand} /> },
        {
          accessor: 'isShown',
          title: t('state'),
          width: 140,
          render: ({ isShown }) => (
            <Badge variant="light" color={isShown ? 'green' : 'gray'} c="inherit" tt="none">
              {t(`states.${isShown ? 'shown' : 'hidden'}`)}
            </Badge>
          ),
        },
        {
          accessor: 'productCount',
          title: t('products'),
          textAlign: 'right',
          width: 110,
          render: ({ productCount }) => count(productCount),
        },
        {
          accessor: 'place',
          title: t('place'),
          textAlign: 'right',
          width: 90,
          render: ({ place }) => (place === null ? '–' : count(place)),
        },
        {
          accessor: 'savedAt',
          title: t('saved'),
          width: 220,
          render: ({ savedBy, savedAt }) =>
            savedAt && (
              <span title={time(savedAt)}>
                {savedBy ? t('savedBy', { by: savedBy, day: day(savedAt) }) : day(savedAt)}
              </span>
            ),
        },
        { accessor: 'menu', title: '', width: 56, render: (brand) => <Actions brand={brand} onOpen={onOpen} /> },
      ]}
    />
  );
}

/** Its name here, and how it writes itself where that is something else. */
function NameCell({ brand: { name, logoHash } }: { brand: PlatformBrand }) {
  const shown = localized(name, useLocale());
  return (
    <Group gap="sm" wrap="nowrap">
      {logoHash ? (
        <Image src={pictureAddress(logoHash, 80)} alt="" w={36} h={36} radius="sm" fit="contain" />
      ) : (
        <Box w={36} h={36} c="dimmed" style={{ display: 'grid', placeItems: 'center' }}>
          <Tag size={18} aria-hidden="true" />
        </Box>
      )}
      <div style={{ minWidth: 0 }}>
        <Text size="sm" fw={500} truncate>
          {shown}
        </Text>
        {shown !== name.en && (
          <Text size="xs" c="dimmed" truncate lang="en">
            {name.en}
          </Text>
        )}
      </div>
    </Group>
  );
}

function Actions({ brand, onOpen }: { brand: PlatformBrand; onOpen: (opened: Opened) => void }) {
  const t = useTranslations('platform-products.brands');
  const confirm = useConfirm();
  const { done, failed } = useNotices();
  const edit = useSend(editBrand);
  const remove = useSend(deleteBrand);
  const { id, version, logoHash, place, isShown } = brand;
  const name = localized(brand.name, useLocale());
  const turn = () =>
    void edit
      .mutateAsync({ id, version, name: brand.name, logoHash, place, isShown: !isShown })
      .then(() => done(t(isShown ? 'isHidden' : 'isShownNow', { name })), failed);

  function askToDelete() {
    confirm({
      title: t('deleteTitle', { name }),
      text: t('deleteText'),
      confirm: t('delete'),
      isDanger: true,
      onConfirm: () => void remove.mutateAsync({ id }).then(() => done(t('deleted', { name })), failed),
    });
  }

  return (
    <RowMenu name={t('actionsFor', { name })}>
      <Menu.Item onClick={() => onOpen({ kind: 'edit', brand })}>{t('edit')}</Menu.Item>
      <Menu.Item onClick={() => onOpen({ kind: 'merge', brand })}>{t('merge')}</Menu.Item>
      <Menu.Item onClick={turn}>{t(isShown ? 'hide' : 'show')}</Menu.Item>
      <Menu.Item color="red" onClick={askToDelete}>
        {t('delete')}
      </Menu.Item>
    </RowMenu>
  );
}
