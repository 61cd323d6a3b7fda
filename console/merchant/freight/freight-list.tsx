import { Anchor, Badge, Button, Card, Group, Menu, Skeleton, Stack, Table, Text } from '@mantine/core';
import { Copy, Pencil, Plus, Star, Trash2, Truck } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useCountries } from '#console/base/countries.ts';
import { ExportButton } from '#console/base/csv/export-button.tsx';
import { pagesOf } from '#console/base/csv/read-all.ts';
import { useNotices } from '#console/base/failure-text.ts';
import { useFormats } from '#console/base/format.ts';
import { RowMenu } from '#console/base/lists/row-menu.tsx';
import { TableCard } from '#console/base/lists/table-card.tsx';
import { LoadFailure } from '#console/base/load-failure.tsx';
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
  const { data: templates, error, refetch } = useCall(listFreightTemplates, {});
  const add = (
    <Button component={Link} to={`/${shopId}/freight/new`} leftSection={<Plus size={16} aria-hidden="true" />}>
      {t('freight.add')}
    </Button>
  );
  return (
    <Screen
      title={t('sections.freight')}
      text={t('freight.text')}
      actions={
        templates &&
        templates.length > 0 && (
          <>
            <ExportTemplates templates={templates} />
            {templates.length < freightTemplatesMax && add}
          </>
        )
      }
    >
      {error && !templates && <LoadFailure error={error} onRetry={refetch} />}
      {!templates && !error && <Skeleton h={240} />}
      {templates?.length === 0 && (
        <Card withBorder p={64} bg="var(--console-card)">
          <Stack align="center" gap="sm">
            <Truck size={40} aria-hidden="true" />
            <Text c="dimmed">{t('freight.none')}</Text>
            {add}
          </Stack>
        </Card>
      )}
      {templates && templates.length > 0 && (
        <>
          <TableCard
            label={t('freight.templates')}
            head={
              <>
                <Table.Th>{t('freight.template')}</Table.Th>
                <Table.Th>{t('freight.countries')}</Table.Th>
                <Table.Th ta="right">{t('freight.usedBy')}</Table.Th>
                <Table.Th w={64} />
              </>
            }
          >
            {templates.map((template) => (
              <TemplateRow key={template.id} template={template} canCopy={templates.length < freightTemplatesMax} />
            ))}
          </TableCard>
          <FreightPreview />
        </>
      )}
    </Screen>
  );
}

/** Saves the templates as a file: a row for each, with all of its countries. */
function ExportTemplates({ templates }: { templates: readonly FreightTemplate[] }) {
  const t = useTranslations('console.freight');
  const { nameOf } = useCountries();
  const namesOf = ({ rules }: FreightTemplate) =>
    rules.flatMap(({ countries }) =>
      countries.map((code) => (code === otherCountries ? t('otherCountries') : nameOf(code))),
    );
  return (
    <ExportButton<FreightTemplate>
      name="delivery-templates"
      idOf={({ id }) => id}
      read={pagesOf(templates)}
      columns={[
        [t('template'), ({ name }) => name],
        [t('default'), ({ isDefault }) => (isDefault ? t('default') : '')],
        [t('countries'), (template) => namesOf(template).join('; ')],
        [t('usedBy'), ({ usedBy }) => usedBy],
      ]}
    />
  );
}

const namedCountries = 4;

function TemplateRow({ template, canCopy }: { template: FreightTemplate; canCopy: boolean }) {
  const t = useTranslations('console.freight');
  const shopId = useShopId();
  const { nameOf } = useCountries();
  const { count, names } = useFormats();
  const countries = template.rules.flatMap((rule) => rule.countries);
  const everywhere = t(countries.length === 1 ? 'allCountries' : 'otherCountries');
  const shown = countries.slice(0, namedCountries).map((code) => (code === otherCountries ? everywhere : nameOf(code)));
  const left = countries.length - shown.length;
  return (
    <Table.Tr>
      <Table.Td>
        <Group gap="sm">
          <Anchor component={Link} to={`/${shopId}/freight/${template.id}`} fw={600}>
            {template.name}
          </Anchor>
          {template.isDefault && (
            <Badge variant="light" tt="none" c="inherit">
              {t('default')}
            </Badge>
          )}
        </Group>
      </Table.Td>
      <Table.Td>{names(left > 0 ? [...shown, t('moreCountries', { count: left })] : shown)}</Table.Td>
      <Table.Td ta="right">{count(template.usedBy)}</Table.Td>
      <Table.Td ta="right">
        <TemplateMenu template={template} canCopy={canCopy} />
      </Table.Td>
    </Table.Tr>
  );
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
