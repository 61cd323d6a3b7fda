import { Badge, Group, Image, SimpleGrid, Stack, Table, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { plainText } from '#console/base/compare/plain-text.ts';
import { useFormats } from '#console/base/format.ts';
import { useLocale } from '#console/base/locale.ts';
import { Part } from '#console/base/part.tsx';
import { pictureAddress } from '#console/base/pictures/picture-address.ts';
import { LanguageTabs } from '#console/base/texts/language-tabs.tsx';
import { countUntranslatedOf } from '#console/base/texts/untranslated.ts';
import type { getWaitingProduct } from '#contract/catalogue/platform.ts';
import type { ProductContent, Texts } from '#contract/catalogue/product-content.ts';
import type { OutputOf } from '#contract/core/call.ts';
import { type Locale, languageTag, localized } from '#contract/core/languages.ts';

type ProductFaceProps = { content: ProductContent; names: OutputOf<typeof getWaitingProduct>['names'] };

/** What shoppers will read and see of a product, in each language. Its page itself is behind a button. */
export function ProductFace({ content, names }: ProductFaceProps) {
  const t = useTranslations('platform-products.review');
  const words = useTranslations('console.products');
  const { names: list } = useFormats();
  const [locale, setLocale] = useState<Locale>(useLocale());
  const textIn = (texts: Texts) => localized({ en: '', ...written(texts) }, locale);
  const shown = [content.name, content.summary, content.contentHtml];
  const brand = names.brands.find(({ id }) => id === content.brandId)?.name;
  const path = names.categories.find(({ id }) => id === content.categoryId)?.path.join(' › ');
  return (
    <Part title={t('face')}>
      <Stack gap="md">
        <LanguageTabs locale={locale} missingIn={(each) => countUntranslatedOf(shown, each)} onChange={setLocale} />
        <Pictures content={content} textIn={textIn} />
        <div lang={languageTag(locale)}>
          <Text size="sm" c="dimmed">
            {[path, brand].filter(Boolean).join(' · ')}
          </Text>
          <Text fw={600} size="lg">
            {textIn(content.name) || words('unnamed')}
          </Text>
          <PriceLine content={content} />
          <Text size="sm" style={{ whiteSpace: 'pre-line' }}>
            {textIn(content.summary)}
          </Text>
        </div>
        {content.options.map(({ name, values }) => (
          <Group key={name.en ?? ''} gap="xs">
            <Text size="sm" c="dimmed">
              {textIn(name)}
            </Text>
            {values.map((value) => (
              <Badge key={value.key} variant="default" tt="none" fw={400}>
                {textIn(value.text)}
              </Badge>
            ))}
          </Group>
        ))}
        {content.specs.length > 0 && (
          <Table withTableBorder aria-label={words('fields.specs')} layout="fixed">
            <Table.Tbody>
              {content.specs.map(({ name, value }) => (
                <Table.Tr key={name.en ?? ''}>
                  <Table.Th fw={400}>{textIn(name)}</Table.Th>
                  <Table.Td>{textIn(value)}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        )}
        <Text size="sm" lang={languageTag(locale)} style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {plainText(textIn(content.contentHtml))}
        </Text>
        {names.guarantees.length > 0 && (
          <Text size="sm" c="dimmed">
            {list(names.guarantees.filter(({ key }) => content.guarantees.includes(key)).map(({ name }) => name))}
          </Text>
        )}
      </Stack>
    </Part>
  );
}

/** Without the languages in which nothing is written: those fall back to English. */
const written = (texts: Texts): Texts => Object.fromEntries(Object.entries(texts).filter(([, text]) => text?.trim()));

function Pictures({ content, textIn }: { content: ProductContent; textIn: (texts: Texts) => string }) {
  const t = useTranslations('console.products.pictures');
  if (content.pictures.length === 0) return null;
  return (
    <SimpleGrid cols={4} spacing="xs">
      {content.pictures.map(({ hash, alt }, at) => (
        <a key={hash} href={`/media/${hash}`} target="_blank" rel="noreferrer">
          <Image
            src={pictureAddress(hash, 240)}
            alt={textIn(alt) || t('number', { number: at + 1 })}
            radius="sm"
            fit="contain"
            bd="1px solid var(--console-line)"
            style={{ aspectRatio: 1 }}
          />
        </a>
      ))}
    </SimpleGrid>
  );
}

function PriceLine({ content }: { content: ProductContent }) {
  const { money } = useFormats();
  const prices = content.variants.filter(({ isOffered }) => isOffered).flatMap(({ price }) => price ?? []);
  if (prices.length === 0) return null;
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  return (
    <Text fw={600} my={4}>
      {low === high ? money(low) : `${money(low)} – ${money(high)}`}
    </Text>
  );
}
