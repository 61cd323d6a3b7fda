import { Button, Group, NumberInput, Stack, Table, Text, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { FailureAlert } from '#console/base/failure-alert.tsx';
import { useFailureText, useNotices } from '#console/base/failure-text.ts';
import { useFormats } from '#console/base/format.ts';
import { TableCard } from '#console/base/lists/table-card.tsx';
import { Part } from '#console/base/part.tsx';
import { DayField } from '#console/base/times/day-field.tsx';
import { useSend } from '#console/base/use-call.ts';
import { type Settings, type SettingsOf, saveSettings, settingShapes } from '#contract/content/platform-settings.ts';

/** From when the first entry of a new mall is valid, unless another day is chosen. */
const today = () => new Date().toISOString().slice(0, 10);

type Record = SettingsOf<'operator'>['records'][number];
type OperatorFormProps = { saved: Settings['operator']; onReload: () => Promise<unknown> };

/** Who runs the mall, as statements and invoices name it: each entry is valid from its day on, until the next. */
export function OperatorForm({ saved: { value, version }, onReload }: OperatorFormProps) {
  const t = useTranslations('platform-settings');
  const { count, date } = useFormats();
  const { done, failed } = useNotices();
  const textOf = useFailureText();
  const save = useSend(saveSettings);
  const [failure, setFailure] = useState<string | null>(null);
  const records = value.records.toSorted((one, other) => other.from.localeCompare(one.from));
  const form = useForm<Record>({
    initialValues: records[0]
      ? { ...records[0], from: '' }
      : { from: today(), legalName: '', address: '', taxNumber: '', taxRate: 0 },
    validate: (typed) => {
      const { error } = settingShapes.operator.safeParse({ records: [typed] });
      const wrong = [...new Set((error?.issues ?? []).map(({ path }) => String(path[2])))];
      return Object.fromEntries(wrong.map((name) => [name, t(`operator.wrong.${name as 'from'}`)]));
    },
  });
  const send = (next: Record[]) => save.mutateAsync({ group: 'operator', version, value: { records: next } });

  const submit = form.onSubmit(async (typed) => {
    setFailure(null);
    try {
      await send([...records.filter(({ from }) => from !== typed.from), typed]);
      form.setFieldValue('from', '');
      done(t('saved', { name: t('operator.name') }));
    } catch (error) {
      setFailure(textOf(error));
      await onReload();
    }
  });

  return (
    <Part title={t('operator.name')}>
      <Stack gap="lg">
        <Text c="dimmed">{t('operator.text')}</Text>
        {records.length > 0 && (
          <TableCard
            label={t('operator.records')}
            head={
              <>
                <Table.Th>{t('operator.fields.from')}</Table.Th>
                <Table.Th>{t('operator.fields.legalName')}</Table.Th>
                <Table.Th>{t('operator.fields.address')}</Table.Th>
                <Table.Th>{t('operator.fields.taxNumber')}</Table.Th>
                <Table.Th ta="right">{t('operator.fields.taxRate')}</Table.Th>
                <Table.Th />
              </>
            }
          >
            {records.map((record) => (
              <Table.Tr key={record.from}>
                <Table.Td>{date(record.from)}</Table.Td>
                <Table.Td>{record.legalName}</Table.Td>
                <Table.Td style={{ whiteSpace: 'pre-line' }}>{record.address}</Table.Td>
                <Table.Td>{record.taxNumber}</Table.Td>
                <Table.Td ta="right">{count(record.taxRate / 100)}</Table.Td>
                <Table.Td>
                  <Button
                    variant="subtle"
                    size="xs"
                    aria-label={t('operator.removeOne', { day: date(record.from) })}
                    onClick={() =>
                      void send(records.filter((other) => other !== record)).then(
                        () => done(t('saved', { name: t('operator.name') })),
                        failed,
                      )
                    }
                  >
                    {t('operator.remove')}
                  </Button>
                </Table.Td>
              </Table.Tr>
            ))}
          </TableCard>
        )}
        <form onSubmit={submit} noValidate>
          <Stack>
            <FailureAlert text={failure} />
            <div>
              <Text component="div" size="sm" fw={600} mb={2} aria-hidden="true">
                {t('operator.fields.from')}
              </Text>
              <DayField
                label={t('operator.fields.from')}
                day={form.values.from}
                onChange={(day) => form.setFieldValue('from', day)}
              />
              {form.errors.from && (
                <Text size="sm" c="var(--mantine-color-error)" role="alert">
                  {form.errors.from}
                </Text>
              )}
            </div>
            <TextInput label={t('operator.fields.legalName')} maxLength={150} {...form.getInputProps('legalName')} />
            <Textarea
              label={t('operator.fields.address')}
              rows={4}
              maxLength={300}
              {...form.getInputProps('address')}
            />
            <TextInput label={t('operator.fields.taxNumber')} maxLength={50} {...form.getInputProps('taxNumber')} />
            <NumberInput
              label={t('operator.fields.taxRate')}
              description={t('operator.taxHint')}
              decimalScale={2}
              min={0}
              max={99.99}
              hideControls
              w={320}
              value={form.values.taxRate / 100}
              error={form.errors.taxRate}
              onChange={(typed) => form.setFieldValue('taxRate', typed === '' ? 0 : Math.round(Number(typed) * 100))}
            />
            <Group>
              <Button type="submit" loading={save.isPending}>
                {t('operator.add')}
              </Button>
            </Group>
          </Stack>
        </form>
      </Stack>
    </Part>
  );
}
