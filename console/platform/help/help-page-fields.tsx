import { Badge, Button, Group, Input, Skeleton, Stack, Switch, Text } from '@mantine/core';
import { ChevronDown, ChevronUp, GripVertical, Trash2 } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { RowAction } from '#console/base/lists/row-action.tsx';
import { MoveButtons, type Moves } from '#console/base/lists/sorted-list.tsx';
import { useUploads } from '#console/base/pictures/use-uploads.ts';
import { languageName, TextsInput, Untranslated } from '#console/base/texts/texts-input.tsx';
import { isUntranslated } from '#console/base/texts/untranslated.ts';
import type { Wrong } from '#console/platform/face/use-draft-form.ts';
import { agreementId, type HelpPage, helpPath, helpTitleMax } from '#contract/content/help-pages.ts';
import { uploadFacePicture } from '#contract/content/platform-face.ts';
import { defaultLocale, type Locale } from '#contract/core/languages.ts';

const RichText = lazy(() => import('#console/base/texts/rich-text.tsx'));

type HelpPageFieldsProps = {
  page: HelpPage;
  name: string;
  moves: Moves;
  locale: Locale;
  wrong: Wrong;
  /** Of the page within the part. */
  path: string;
  isOpen: boolean;
  onOpen: () => void;
  onChange: (change: (before: HelpPage) => Partial<HelpPage>) => void;
  onRemove: () => void;
};

/** One page: a line with its title and address, and opened, its texts. */
export function HelpPageFields(props: HelpPageFieldsProps) {
  const { page, name, moves, isOpen, onOpen, onChange, onRemove } = props;
  const t = useTranslations('platform-face.help');
  const rows = useTranslations('platform-face.rows');
  const isAgreement = page.id === agreementId;
  return (
    <Stack gap="md" role="group" aria-label={name}>
      <Group justify="space-between" wrap="nowrap">
        <Group gap="sm" wrap="nowrap">
          <GripVertical size={16} aria-hidden="true" color="var(--mantine-color-dimmed)" />
          <div>
            <Group gap="xs">
              <Text fw={600}>{name}</Text>
              {!page.isOn && (
                <Badge variant="light" color="gray" c="inherit" tt="none">
                  {t('hidden')}
                </Badge>
              )}
            </Group>
            <Text size="sm" c="dimmed">
              {isAgreement ? t('agreementHint') : helpPath(page.id)}
            </Text>
          </div>
        </Group>
        <Group gap="xs" wrap="nowrap">
          {!isAgreement && (
            <Switch
              label={rows('isOn')}
              aria-label={rows('isOnOf', { name })}
              checked={page.isOn}
              onChange={({ currentTarget: { checked } }) => onChange(() => ({ isOn: checked }))}
            />
          )}
          <MoveButtons name={name} moves={moves} />
          {!isAgreement && <RowAction name={rows('remove', { name })} icon={Trash2} isOff={false} onAct={onRemove} />}
          <Button
            variant="default"
            size="compact-sm"
            aria-expanded={isOpen}
            aria-label={rows(isOpen ? 'closeOf' : 'editOf', { name })}
            rightSection={
              isOpen ? <ChevronUp size={14} aria-hidden="true" /> : <ChevronDown size={14} aria-hidden="true" />
            }
            onClick={onOpen}
          >
            {rows(isOpen ? 'close' : 'edit')}
          </Button>
        </Group>
      </Group>
      {isOpen && <OpenedFields {...props} />}
    </Stack>
  );
}

function OpenedFields({ page, locale, wrong, path, onChange }: HelpPageFieldsProps) {
  const t = useTranslations('platform-face.help');
  const { sendForText } = useUploads({ call: uploadFacePicture, onUploaded: () => {} });
  const written: Locale[] = locale === defaultLocale ? [defaultLocale] : [defaultLocale, locale];
  const error = wrong.get(`${path}.html`);
  return (
    <>
      <TextsInput
        label={t('title')}
        locale={locale}
        texts={page.title}
        lettersMax={helpTitleMax}
        isRequired
        error={wrong.get(`${path}.title`)}
        onChange={(title) => onChange(() => ({ title }))}
      />
      {/* One below the other: side by side the tools would not fit. */}
      {written.map((each) => (
        <Suspense key={each} fallback={<Skeleton h={240} />}>
          <RichText
            label={written.length === 1 ? t('text') : `${t('text')} · ${languageName(each)}`}
            locale={each}
            html={page.html[each] ?? ''}
            isReadOnly={false}
            note={each !== defaultLocale && isUntranslated(page.html, each) && <Untranslated />}
            onUpload={sendForText}
            onChange={(html) => onChange((before) => ({ html: { ...before.html, [each]: html } }))}
          />
        </Suspense>
      ))}
      {error && <Input.Error role="alert">{error}</Input.Error>}
    </>
  );
}
