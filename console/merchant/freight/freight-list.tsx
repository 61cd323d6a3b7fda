import { Anchor, Badge, Button, Group, Menu } from '@mantine/core';
import { Copy, Pencil, Plus, Star, Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useCountries } from '#console/base/countries/countries.ts';
import { useNotices } from '#console/base/failure-text.ts';
import { useFormats } from '#console/base/format.ts';
import { RowMenu } from '#console/base/lists/row-menu.tsx';
import { ShortList } from '#console/base/lists/short-list.tsx';
import { Screen } from '#console/base/screen.tsx';
import { useCall, useSend, useShopId } from '#console/base/use-call.ts';
import { useConfirm } from '#console/base/use-confirm.tsx';
import { useRemoval } from '#console/base/use-removal.ts';
import {
  deleteFreightTemplate,
  type FreightTemplate,
  freightTemplatesMax,
  listFreightTemplates,
  restoreFreightTemplate,
  setDefaultFreightTemplate,
} from '#contract/shops/merchant-freight.ts';
import { FreightPreview } from './freight-preview.tsx';
import { otherCountries } from './rule-values.ts';

export default function FreightList() {
  const t = useTranslations('console');
  const shopId = useShopId();
  const { data: templates, error, isFetching, refetch } = useCall(listFreightTemplates, {});
  const countriesOf = useCountryNames();
  const { count, names } = useFormats();
  const canAdd = !templates || templates.length < freightTemplatesMax;
  const add = (
    <Button component={Link} to={`/${shopId}/freight/new`} leftSection={<Plus size={16} aria-hidden="true" />}>
      {t('freight.add')}
    </Button>
  );
  return (
    <Screen
      title={t('sections.freight')}
      text={t('freight.text')}
      actions={templates && templates.length > 0 && canAdd && add}
    >
      <ShortList<FreightTemplate>
        label={t('freight.templates')}
        list="freight"
        query={{ data: templates, error, isFetching, refetch }}
        idOf={({ id }) => id}
        textOf={(template) => `${template.name} ${countriesOf(template).join(' ')}`}
        sorts={{ name: ({ name }) => name, usedBy: ({ usedBy }) => usedBy }}
        empty={t('freight.none')}
        emptyAction={add}
        exported={[
          [t('freight.template'), ({ name }) => name],
          [t('freight.default'), ({ isDefault }) => (isDefault ? t('freight.default') : '')],
          [t('freight.countries'), (template) => countriesOf(template).join('; ')],
          [t('freight.usedBy'), ({ usedBy }) => usedBy],
        ]}
        columns={[
          {
            accessor: 'name',
            title: t('freight.template'),
            render: ({ id, name, isDefault }) => (
              <Group gap="sm">
                <Anchor component={Link} to={`/${shopId}/freight/${id}`} fw={600}>
                  {name}
                </Anchor>
                {isDefault && (
                  <Badge variant="light" tt="none" c="inherit">
                    {t('freight.default')}
                  </Badge>
                )}
              </Group>
            ),
          },
          {
            accessor: 'countries',
            title: t('freight.countries'),
            render: (template) => {
              const all = countriesOf(template);
              const left = all.length - namedCountries;
              return names(
                left > 0 ? [...all.slice(0, namedCountries), t('freight.moreCountries', { count: left })] : all,
              );
            },
          },
          {
            accessor: 'usedBy',
            title: t('freight.usedBy'),
            textAlign: 'right',
            render: ({ usedBy }) => count(usedBy),
          },
          {
            accessor: 'menu',
            title: '',
            width: 64,
            textAlign: 'right',
            render: (template) => <TemplateMenu template={template} canCopy={canAdd} />,
          },
        ]}
      />
      {templates && templates.length > 0 && <FreightPreview />}
    </Screen>
  );
}

const namedCountries = 4;

/** Where a template sends to, by name. */
function useCountryNames() {
  const t = useTranslations('console.freight');
  const { nameOf } = useCountries();
  return ({ rules }: FreightTemplate) => {
    const codes = rules.flatMap(({ countries }) => countries);
    const everywhere = t(codes.length === 1 ? 'allCountries' : 'otherCountries');
    return codes.map((code) => (code === otherCountries ? everywhere : nameOf(code)));
  };
}

function TemplateMenu({ template: { id, name, isDefault }, canCopy }: { template: FreightTemplate; canCopy: boolean }) {
  const t = useTranslations('console.freight');
  const confirm = useConfirm();
  const shopId = useShopId();
  const { done, failed } = useNotices();
  const setDefault = useSend(setDefaultFreightTemplate);
  const remove = useRemoval(deleteFreightTemplate, restoreFreightTemplate);

  function askToDelete() {
    confirm({
      title: t('deleteTitle', { name }),
      text: t('deleteText'),
      confirm: t('delete'),
      isDanger: true,
      onConfirm: () => void remove({ id }, t('deleted', { name })),
    });
  }

  return (
    <RowMenu name={t('actionsFor', { name })}>
      <Menu.Item component={Link} to={`/${shopId}/freight/${id}`} leftSection={<Pencil size={16} aria-hidden="true" />}>
        {t('edit')}
      </Menu.Item>
      {canCopy && (
        <Menu.Item
          component={Link}
          to={`/${shopId}/freight/new?from=${id}`}
          leftSection={<Copy size={16} aria-hidden="true" />}
        >
          {t('copy')}
        </Menu.Item>
      )}
      {!isDefault && (
        <>
          <Menu.Item
            leftSection={<Star size={16} aria-hidden="true" />}
            onClick={() => void setDefault.mutateAsync({ id }).then(() => done(t('defaultSet', { name })), failed)}
          >
            {t('setDefault')}
          </Menu.Item>
          <Menu.Item color="red" leftSection={<Trash2 size={16} aria-hidden="true" />} onClick={askToDelete}>
            {t('delete')}
          </Menu.Item>
        </>
      )}
    </RowMenu>
  );
}
