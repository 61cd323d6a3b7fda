import { Badge, Group, Image, Stack, Text, Title } from '@mantine/core';
import { useId } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { type RankedProduct, rankedCompared } from '#contract/search/platform-ranking.ts';
import { scoreParts } from '#contract/search/ranking.ts';

type RankedListProps = { title: string; products: readonly RankedProduct[]; isAfter?: boolean };

/** Products in their order; in the new one with how each has moved. */
export function RankedList({ title, products, isAfter = false }: RankedListProps) {
  const heading = useId();
  return (
    <Stack gap="xs">
      <Title order={3} size="h5" id={heading}>
        {title}
      </Title>
      <Stack component="ol" gap={0} m={0} p={0} aria-labelledby={heading} style={{ listStyle: 'none' }}>
        {products.map((product) => (
          <Row key={product.id} product={product} isAfter={isAfter} />
        ))}
      </Stack>
    </Stack>
  );
}

function Row({ product, isAfter }: { product: RankedProduct; isAfter: boolean }) {
  const { name, image, place } = product;
  return (
    <Group
      component="li"
      wrap="nowrap"
      align="flex-start"
      gap="sm"
      py="xs"
      style={{ borderBottom: '1px solid var(--mantine-color-default-border)' }}
    >
      <Text size="sm" c="dimmed" w={20} ta="right" style={{ flexShrink: 0 }}>
        {place}
      </Text>
      <Image src={`${image}/80`} alt="" w={44} h={44} radius="sm" style={{ flexShrink: 0 }} />
      <Stack gap={2} flex={1} miw={0}>
        <Text size="sm" lineClamp={2}>
          {name}
        </Text>
        <Reasons product={product} />
      </Stack>
      {isAfter && <Move product={product} />}
    </Group>
  );
}

function Move({ product: { place, otherPlace } }: { product: RankedProduct }) {
  const t = useTranslations('platform-products.search.ranking');
  if (otherPlace === place) return null;
  const up = otherPlace === null ? null : otherPlace - place;
  const text = up === null ? t('new') : up > 0 ? `▲${up}` : `▼${-up}`;
  const spoken =
    up === null
      ? t('newText', { count: rankedCompared })
      : t(up > 0 ? 'up' : 'down', { count: Math.abs(up), from: otherPlace ?? 0 });
  return (
    <Badge
      role="img"
      aria-label={spoken}
      title={spoken}
      variant="light"
      color={up === null ? 'blue' : up > 0 ? 'teal' : 'orange'}
      c="inherit"
      tt="none"
      style={{ flexShrink: 0 }}
    >
      {text}
    </Badge>
  );
}

const leastShown = 0.05;

/** Why it stands there: where it has the words, and what its points are made of. */
function Reasons({ product: { match, parts } }: { product: RankedProduct }) {
  const t = useTranslations('platform-products.search.ranking');
  const format = useFormatter();
  const points = (value: number) =>
    format.number(value, { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: 'exceptZero' });
  const reasons = [
    ...(match ? [t(`places.${match}`)] : []),
    ...scoreParts
      .filter((part) => Math.abs(parts[part]) >= leastShown)
      .map((part) => t('reason', { name: t(`short.${part}`), points: points(parts[part]) })),
  ];
  return (
    <Text size="xs" c="dimmed">
      {reasons.length > 0 ? reasons.map((reason) => reason.replaceAll(' ', '\u00a0')).join(' · ') : t('noReason')}
    </Text>
  );
}
