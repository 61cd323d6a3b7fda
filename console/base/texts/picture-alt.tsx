import { Button, Group, Image, Stack, Text, TextInput } from '@mantine/core';
import { RichTextEditor } from '@mantine/tiptap';
import { type Editor, useEditorState } from '@tiptap/react';
import { Captions } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Dialog } from '#console/base/dialog.tsx';
import { type Locale, languageTag } from '#contract/core/languages.ts';

const lettersMax = 200;

/** Where the last picture with this address stands in a text. */
export function placeOf(editor: Editor, address: string): number | null {
  let place: number | null = null;
  editor.state.doc.descendants(({ type, attrs }, at) => {
    if (type.name === 'image' && attrs.src === address) place = at;
  });
  return place;
}

type PictureAltControlProps = { editor: Editor; isOff: boolean; onOpen: (place: number) => void };

/** Opens the alt text of the picture that is selected, with the mouse or the arrow keys. */
export function PictureAltControl({ editor, isOff, onOpen }: PictureAltControlProps) {
  const t = useTranslations('console.products.richText');
  const isSelected = useEditorState({ editor, selector: ({ editor: now }) => now.isActive('image') });
  return (
    <RichTextEditor.Control
      aria-label={t('pictureAlt')}
      title={t('pictureAlt')}
      disabled={isOff || !isSelected}
      onClick={() => onOpen(editor.state.selection.from)}
    >
      <Captions size={16} aria-hidden="true" />
    </RichTextEditor.Control>
  );
}

type PictureAltDialogProps = { editor: Editor; place: number; locale: Locale; onClose: () => void };

/** What a picture in a text shows, in words for those who cannot see it. */
export function PictureAltDialog({ editor, place, locale, onClose }: PictureAltDialogProps) {
  const t = useTranslations('console.products');
  const { src = '', alt: written = '' } = editor.state.doc.nodeAt(place)?.attrs ?? {};
  const [alt, setAlt] = useState<string>(written ?? '');
  return (
    <Dialog title={t('richText.pictureAlt')} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          editor.chain().setNodeSelection(place).updateAttributes('image', { alt: alt.trim() }).run();
          onClose();
        }}
      >
        <Stack>
          <Text size="sm">{t('pictures.altText')}</Text>
          <Image src={src} alt="" h={200} fit="contain" radius="sm" />
          <TextInput
            label={t('pictures.alt')}
            lang={languageTag(locale)}
            maxLength={lettersMax}
            data-autofocus
            value={alt}
            onChange={(event) => setAlt(event.currentTarget.value)}
          />
          <Group justify="flex-end">
            <Button type="submit">{t('pictures.describeDone')}</Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
