import { Badge, Box, Button, Group, Stack, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { type CouponValues, offerOf } from '#console/base/coupons/coupon-values.ts';
import { useCouponWords } from '#console/base/coupons/coupon-words.ts';
import { useFormats } from '#console/base/format.ts';
import { useLocale } from '#console/base/locale.ts';
import { Part } from '#console/base/part.tsx';
import { useShop } from '#console/base/session/user.ts';

/** The coupon as buyers will see it, while it is typed. */
export function CouponCard({ values }: { values: CouponValues }) {
  const t = useTranslations('marketing');
  const locale = useLocale();
  const shop = useShop();
  const { money } = useFormats();
  const { off, minimum, validity } = useCouponWords();
  const offer = offerOf(values);
  const isFixed = values.lasts === 'dates';
  const when = {
    day: Number(values.days) || 0,
    startsAt: isFixed ? values.startsAt : null,
    endsAt: isFixed ? values.endsAt : null,
  };
  const name = values.name[locale] || values.name.en || t('card.noName');
  return (
    <Part title={t('card.title')}>
      <Group
        component="article"
        aria-label={t('card.title')}
        gap={0}
        wrap="nowrap"
        align="stretch"
        bd="1px solid var(--console-line)"
        style={{ borderRadius: 8, overflow: 'hidden' }}
      >
        <Stack w={140} p="sm" gap={2} align="center" justify="center" bg="brand.8" c="white" ta="center">
          <Text fz={24} fw={700} lh={1.1}>
            {off(offer)}
          </Text>
          {values.kind === 'percent' && <Text size="xs">{t('card.upTo', { amount: money(offer.money) })}</Text>}
          <Text size="xs">{minimum(offer)}</Text>
        </Stack>
        <Box p="sm" style={{ flexGrow: 1, minWidth: 0 }}>
          <Badge variant="light" c="inherit" tt="none">
            {t(`form.scopes.${values.scope}`)}
          </Badge>
          <Text fw={600} lineClamp={2} style={{ overflowWrap: 'anywhere' }}>
            {name}
          </Text>
          <Text size="xs" c="dimmed">
            {shop?.name}
          </Text>
          <Group justify="space-between" mt="xs" wrap="nowrap">
            <Text size="xs" c="dimmed">
              {isFixed && when.endsAt === null ? t('form.chooseEnd') : validity(when)}
            </Text>
            <Button size="compact-sm" component="span" aria-hidden="true" style={{ flexShrink: 0 }}>
              {t('card.claim')}
            </Button>
          </Group>
        </Box>
      </Group>
    </Part>
  );
}
