import { ColorPicker, ColorSwatch, Stack, Text, TextInput } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { Part } from '#console/base/part.tsx';
import { FaceForm } from '#console/platform/face/face-form.tsx';
import { PictureField } from '#console/platform/face/picture-field.tsx';
import type { SavedPart } from '#console/platform/face/use-draft-form.ts';
import { useFaceForm } from '#console/platform/face/use-face-form.ts';
import { contrast } from '#contract/content/colours.ts';
import { type FaceOf, faceShapes } from '#contract/content/face.ts';
import { contrastMin, firstColour } from '#contract/content/look.ts';
import { LookPreview } from './look-preview.tsx';

type Look = FaceOf<'look'>;
type LookFormProps = { saved: SavedPart<Look>; onReload: () => Promise<SavedPart<Look> | undefined> };

const fields = ['colour', 'logoHash', 'loginHash', 'mobileUrl'] as const;
type Field = (typeof fields)[number];
const isField = (field: string): field is Field => fields.some((each) => each === field);

/** All of these are readable with white words on them. */
const swatches = [firstColour, '#b4235a', '#7c3aed', '#1d4ed8', '#0b6e8a', '#14794f', '#8a5a00', '#374151'];
const loginRatio = 360 / 640; // as the sign-in dialog shows it
const isColour = (text: string) => /^#[0-9a-f]{6}$/.test(text);

/** Logo, colour and pictures of the mall, with a preview while they are being changed. */
export function LookForm(input: LookFormProps) {
  const t = useTranslations('platform-face.look');
  const form = useFaceForm({ ...input, name: 'look', shape: faceShapes.look });
  const { value, wrong } = form;
  const edit = (change: Partial<Look>) => form.edit((before) => ({ ...before, ...change }));
  const ratio = isColour(value.colour) ? contrast(value.colour, '#ffffff') : null;

  return (
    <FaceForm
      form={form}
      words={{
        fieldsOf: (look) => look,
        labelOf: (field) => (isField(field) ? t(field) : field),
        textOf: (field, look) => {
          if (field === 'colour') return look.colour;
          if (field === 'mobileUrl') return look.mobileUrl || t('thisMall');
          return (field === 'logoHash' ? look.logoHash : look.loginHash) ? t('ownPicture') : t('usualPicture');
        },
      }}
    >
      <Part title={t('colour')}>
        <Stack maw={560}>
          <TextInput
            label={t('colour')}
            description={t('colourHint')}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            leftSection={<ColorSwatch component="span" color={isColour(value.colour) ? value.colour : ''} size={18} />}
            maxLength={7}
            value={value.colour}
            error={wrong.get('colour') ?? (ratio !== null && ratio < contrastMin && t('tooLight'))}
            onChange={({ currentTarget }) => edit({ colour: currentTarget.value.trim().toLowerCase() })}
          />
          <ColorPicker
            format="hex"
            saturationLabel={t('saturation')}
            hueLabel={t('hue')}
            swatches={swatches}
            value={isColour(value.colour) ? value.colour : firstColour}
            onChange={(colour) => edit({ colour: colour.toLowerCase() })}
          />
          {ratio !== null && (
            <Text size="sm" c="dimmed">
              {t('contrast', { ratio: ratio.toFixed(1) })}
            </Text>
          )}
        </Stack>
        <LookPreview colour={ratio === null ? firstColour : value.colour} logoHash={value.logoHash} />
      </Part>
      <Part title={t('pictures')}>
        <Stack>
          <PictureField
            label={t('logoHash')}
            hint={t('logoHint')}
            hash={value.logoHash}
            ratio={null}
            onChange={(logoHash) => edit({ logoHash })}
          />
          <PictureField
            label={t('loginHash')}
            hint={t('loginHint')}
            hash={value.loginHash}
            ratio={loginRatio}
            onChange={(loginHash) => edit({ loginHash })}
          />
        </Stack>
      </Part>
      <Part title={t('mobile')}>
        <TextInput
          maw={560}
          type="url"
          label={t('mobileUrl')}
          description={t('mobileHint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          placeholder="https://m.example.com/"
          maxLength={300}
          value={value.mobileUrl}
          error={wrong.get('mobileUrl')}
          onChange={({ currentTarget }) => edit({ mobileUrl: currentTarget.value.trim() })}
        />
      </Part>
    </FaceForm>
  );
}
