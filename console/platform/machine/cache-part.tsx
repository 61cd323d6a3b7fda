import { Button, Group, NumberInput, Select, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { FactRows } from '#console/base/fact-rows.tsx';
import { useNotices } from '#console/base/failure-text.ts';
import { useFormats } from '#console/base/format.ts';
import { Part } from '#console/base/part.tsx';
import { useSend } from '#console/base/use-call.ts';
import { cacheTags, dropCache, type MachineProcess, wholeCache } from '#contract/machine/platform.ts';
import { useMachineFormats } from './machine-formats.ts';

const kinds = [...cacheTags.kinds, ...cacheTags.singles.map((single) => `one_${single}` as const), wholeCache] as const;
type Kind = (typeof kinds)[number];
const idMax = 2_147_483_647;

/** The response caches of all processes together, and a way to drop what they have cached. */
export function CachePart({ processes }: { processes: readonly MachineProcess[] }) {
  const t = useTranslations('platform-machine.cache');
  const { count, part } = useFormats();
  const { bytes } = useMachineFormats();
  const { done, failed } = useNotices();
  const drop = useSend(dropCache);
  const [kind, setKind] = useState<Kind>('banners');
  const [number, setNumber] = useState<number | string>('');
  const [isAsked, setAsked] = useState(false);
  const sum = (of: (one: MachineProcess) => number) => processes.reduce((all, one) => all + of(one), 0);
  const [hits, misses] = [sum((one) => one.cacheHits), sum((one) => one.cacheMisses)];
  const single = kind.startsWith('one_') ? kind.slice('one_'.length) : null;
  const isNumberMissing = single !== null && !(typeof number === 'number' && number >= 1);

  function send() {
    setAsked(true);
    if (isNumberMissing) return;
    const tag = single === null ? kind : `${single}:${number}`;
    void drop.mutateAsync({ tag }).then(() => done(t('dropped')), failed);
  }

  return (
    <Part title={t('title')}>
      <Stack>
        <FactRows
          facts={[
            { name: t('hitRate'), value: hits + misses > 0 ? part(hits / (hits + misses)) : t('noRequests') },
            { name: t('requests'), value: count(hits + misses) },
            { name: t('entries'), value: count(sum((one) => one.cacheEntries)) },
            { name: t('size'), value: bytes(sum((one) => one.cacheBytes)) },
          ]}
        />
        <Text size="sm" c="dimmed">
          {t('text')}
        </Text>
        <Group align="flex-start" gap="sm">
          <Select
            aria-label={t('what')}
            allowDeselect={false}
            flex={1}
            value={kind}
            data={kinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
            onChange={(next) => setKind(kinds.find((one) => one === next) ?? kind)}
          />
          {single !== null && (
            <NumberInput
              aria-label={t('number')}
              placeholder={t('number')}
              w={140}
              min={1}
              max={idMax}
              allowDecimal={false}
              hideControls
              value={number}
              error={isAsked && isNumberMissing ? t('numberMissing') : null}
              onChange={setNumber}
            />
          )}
          <Button variant="default" loading={drop.isPending} onClick={send}>
            {t('drop')}
          </Button>
        </Group>
      </Stack>
    </Part>
  );
}
