import { Card, Divider, Group, SimpleGrid, Stack, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useMallName } from '#console/base/mall-name.ts';
import { textIn } from '#console/platform/face/text-in.ts';
import type { Texts } from '#contract/catalogue/product-content.ts';
import type { Footer } from '#contract/content/footer.ts';
import { type Locale, languageTag } from '#contract/core/languages.ts';
import { icons } from './icons.ts';

/** The footer as shoppers see it, while it is being written. */
export function FooterPreview({ footer, locale }: { footer: Footer; locale: Locale }) {
  const t = useTranslations('platform-face.footer');
  const year = String(new Date().getFullYear());
  const mall = useMallName(locale);
  const textOf = (texts: Texts) =>
    textIn(texts, locale)
      .replaceAll('{mall}', () => mall)
      .replaceAll('{year}', year);
  return (
    <Card withBorder component="section" aria-label={t('preview')} bg="var(--console-card)" lang={languageTag(locale)}>
      <SimpleGrid cols={4}>
        {footer.points.map(({ key, icon, title, line }) => {
          const Icon = icons[icon];
          return (
            <Group key={key} gap="sm" wrap="nowrap" align="flex-start">
              <Icon size={20} aria-hidden="true" />
              <div>
                <Text size="sm" fw={600}>
                  {textOf(title)}
                </Text>
                <Text size="xs" c="dimmed">
                  {textOf(line)}
                </Text>
              </div>
            </Group>
          );
        })}
      </SimpleGrid>
      <Divider my="sm" />
      <SimpleGrid cols={4}>
        {footer.columns.map(({ key, title, links, hasHelp }) => (
          <Stack key={key} gap={4}>
            <Text size="sm" fw={600}>
              {textOf(title)}
            </Text>
            {links.map((link) => (
              <Text key={link.key} size="xs">
                {textOf(link.title)}
              </Text>
            ))}
            {hasHelp && (
              <Text size="xs" fs="italic">
                {t('helpPages')}
              </Text>
            )}
          </Stack>
        ))}
      </SimpleGrid>
      <Divider my="sm" />
      <Text size="xs" c="dimmed">
        {textOf(footer.copyright)}
      </Text>
    </Card>
  );
}
