import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '#console/base/format.ts';
import { List } from '#console/base/lists/list.tsx';
import { useListAddress } from '#console/base/lists/list-address.ts';
import { useCall } from '#console/base/use-call.ts';
import { listUnfound, type UnfoundWords, unfoundCountMax, unfoundDays } from '#contract/search/platform.ts';
import { SynonymDialog } from './synonym-dialog.tsx';

/** What people looked for and did not find. */
export function UnfoundList() {
  const t = useTranslations('platform-products.search');
  const { count, date } = useFormats();
  const { page, limit } = useListAddress();
  const query = useCall(listUnfound, { page, limit }, { keepsPrevious: true });
  const [helped, setHelped] = useState<string | null>(null);
  return (
    <Stack>
      <Text size="sm" c="dimmed">
        {t('unfound.text', { days: unfoundDays })}
      </Text>
      <List<UnfoundWords>
        label={t('tabs.unfound')}
        query={query}
        idOf={({ words }) => words}
        countMax={unfoundCountMax}
        empty={t('unfound.none')}
        columns={[
          { accessor: 'words', title: t('unfound.words') },
          {
            accessor: 'times',
            title: t('unfound.times'),
            textAlign: 'right',
            width: 140,
            render: ({ times }) => count(times),
          },
          { accessor: 'lastDay', title: t('unfound.last'), width: 160, render: ({ lastDay }) => date(lastDay) },
          {
            accessor: 'help',
            title: '',
            width: 200,
            textAlign: 'right',
            render: ({ words }) => (
              <Button
                size="xs"
                variant="default"
                aria-label={t('unfound.helpOne', { words })}
                onClick={() => setHelped(words)}
              >
                {t('synonyms.add')}
              </Button>
            ),
          },
        ]}
      />
      {helped !== null && <SynonymDialog group={null} words={[helped]} onClose={() => setHelped(null)} />}
    </Stack>
  );
}
