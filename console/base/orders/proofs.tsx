import { Group, Image } from '@mantine/core';
import { useTranslations } from 'use-intl';
import type { Picture } from '#contract/core/values.ts';

/** What the buyer, or the shop, has photographed. Each opens in full. */
export function Proofs({ pictures }: { pictures: readonly Picture[] }) {
  const t = useTranslations('console.refunds');
  if (pictures.length === 0) return null;
  return (
    <Group gap="xs" mt="xs">
      {pictures.map(({ url }, at) => (
        <a key={url} href={url} target="_blank" rel="noreferrer" aria-label={t('proof', { number: at + 1 })}>
          <Image src={url} w={80} h={80} radius="sm" alt="" />
        </a>
      ))}
    </Group>
  );
}
