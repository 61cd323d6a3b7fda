import { Box, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import type { FaceOf } from '#contract/content/face.ts';
import { defaultLocale, type Locale, languageTag } from '#contract/core/languages.ts';

/** As in storefront/tokens.css. */
const tones = {
  info: { bg: '#1d2129', c: '#ffffff' },
  offer: { bg: '#d02a15', c: '#ffffff' },
  warning: { bg: '#fff4dc', c: '#7a4f00' },
} as const;

type AnnouncementPreviewProps = { announcement: FaceOf<'announcement'>; locale: Locale };

/** The announcement as shoppers see it, while it is being written. */
export function AnnouncementPreview({ announcement: { text, tone }, locale }: AnnouncementPreviewProps) {
  const t = useTranslations('platform-face.announcement');
  const shown = text[locale]?.trim() || text[defaultLocale]?.trim();
  return (
    <Box component="section" aria-label={t('preview')} {...tones[tone]} px="md" py={8} style={{ borderRadius: 8 }}>
      <Text size="sm" ta="center" lang={languageTag(locale)}>
        {shown || t('empty')}
      </Text>
    </Box>
  );
}
