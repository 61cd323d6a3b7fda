import { Group, Select, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLocale } from '#console/base/locale.ts';
import { Part } from '#console/base/part.tsx';
import { useShop, useUser } from '#console/base/session/user.ts';
import type { Texts } from '#contract/catalogue/product-content.ts';
import { type Locale, languages, languageTag } from '#contract/core/languages.ts';
import { fillPhrase, phraseIn } from './fill-phrase.ts';

const exampleOrder = 'SH2611190000042';

/** How a shopper of a language reads it, and what the clerk sees below. */
export function PhrasePreview({ texts }: { texts: Texts }) {
  const t = useTranslations('chat-desk.phrases');
  const words = useTranslations('chat-desk');
  const own = useLocale();
  const { data: user } = useUser();
  const shop = useShop();
  const [reader, setReader] = useState<Locale>(() => (own === 'en' ? 'zh-CN' : 'en'));
  const values = {
    name: t('exampleName'),
    shop: shop?.name ?? words('platformName'),
    clerk: user?.nickname ?? '',
    order: exampleOrder,
  };
  const text = fillPhrase(phraseIn(texts, reader), values);
  const ownText = fillPhrase(phraseIn(texts, own), values);
  return (
    <Part
      title={t('preview')}
      aside={
        <Select
          aria-label={t('reader')}
          size="xs"
          w={180}
          allowDeselect={false}
          value={reader}
          data={languages.map(({ locale, name }) => ({ value: locale, label: name }))}
          onChange={(next) => setReader((next ?? 'en') as Locale)}
        />
      }
    >
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {t('previewText')}
        </Text>
        <Group justify="flex-end">
          <div className="chat-message" data-side="desk">
            {text ? (
              <div className="chat-bubble">
                <span lang={languageTag(reader)}>{text}</span>
                {ownText !== text && (
                  <span className="chat-own" lang={languageTag(own)}>
                    {ownText}
                  </span>
                )}
              </div>
            ) : (
              <Text size="sm" c="dimmed">
                {t('previewEmpty')}
              </Text>
            )}
          </div>
        </Group>
      </Stack>
    </Part>
  );
}
