import '@mantine/tiptap/styles.css';
import { Input } from '@mantine/core';
import { RichTextEditor } from '@mantine/tiptap';
import Image from '@tiptap/extension-image';
import Link from '@tiptap/extension-link';
import { TableKit } from '@tiptap/extension-table';
import { useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { ImagePlus, LoaderCircle } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { styleNonce } from '#console/base/frame/style-nonce.ts';
import { type Locale, languageTag } from '#contract/core/languages.ts';
import { PictureAltControl, PictureAltDialog, placeOf } from './picture-alt.tsx';

type RichTextProps = {
  id?: string;
  label: string;
  locale: Locale;
  html: string;
  onChange: (html: string) => void;
  /** Uploads a picture and resolves to its address; null when that failed, which was shown then. */
  onUpload: (file: File) => Promise<string | null>;
  isReadOnly: boolean;
  note: ReactNode;
};

// What the mall keeps of rich text (headings of three sizes, lists, links, tables, pictures) and nothing that it would remove.
const extensions = [
  StarterKit.configure({ heading: { levels: [2, 3, 4] }, code: false, codeBlock: false, link: false }),
  Link.configure({ openOnClick: false, defaultProtocol: 'https', protocols: ['http', 'https'] }),
  Image.configure({ inline: false, allowBase64: false }),
  TableKit.configure({ table: { resizable: false } }),
];

/** A text with headings, lists, links and pictures. */
export default function RichText({ id, label, locale, html, onChange, onUpload, isReadOnly, note }: RichTextProps) {
  const t = useTranslations('console.products.richText');
  const [isUploading, setUploading] = useState(false);
  const [described, setDescribed] = useState<number | null>(null);
  const files = useRef<HTMLInputElement>(null);
  const written = useRef(html);
  const editor = useEditor({
    extensions,
    content: html,
    editable: !isReadOnly,
    injectNonce: styleNonce(),
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes: {
        ...(id && { id }),
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        lang: languageTag(locale),
      },
    },
    onUpdate({ editor: changed }) {
      written.current = changed.isEmpty ? '' : changed.getHTML();
      onChange(written.current);
    },
  });
  useEffect(() => {
    // Written elsewhere: a colleague's text was taken over, or a version restored.
    if (editor && html !== written.current) {
      written.current = html;
      editor.commands.setContent(html, { emitUpdate: false });
    }
  }, [editor, html]);
  useEffect(() => editor?.setEditable(!isReadOnly, false), [editor, isReadOnly]);

  async function insert(file: File | undefined) {
    if (!file) return;
    setUploading(true);
    const address = await onUpload(file);
    setUploading(false);
    if (!address || !editor) return;
    editor.chain().focus().setImage({ src: address, alt: '' }).run();
    setDescribed(placeOf(editor, address));
  }

  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      description={note}
      inputWrapperOrder={['label', 'input', 'description']}
    >
      <RichTextEditor
        editor={editor}
        labels={{
          boldControlLabel: t('bold'),
          italicControlLabel: t('italic'),
          underlineControlLabel: t('underline'),
          strikeControlLabel: t('strike'),
          clearFormattingControlLabel: t('clear'),
          h2ControlLabel: t('h2'),
          h3ControlLabel: t('h3'),
          h4ControlLabel: t('h4'),
          bulletListControlLabel: t('bullets'),
          orderedListControlLabel: t('numbers'),
          blockquoteControlLabel: t('quote'),
          hrControlLabel: t('line'),
          linkControlLabel: t('link'),
          unlinkControlLabel: t('unlink'),
          undoControlLabel: t('undo'),
          redoControlLabel: t('redo'),
          linkEditorInputLabel: t('linkAddress'),
          linkEditorInputPlaceholder: 'https://example.com/',
          linkEditorSave: t('linkSave'),
          linkEditorExternalLink: t('linkNewTab'),
          linkEditorInternalLink: t('linkSameTab'),
        }}
      >
        <RichTextEditor.Toolbar>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.Bold />
            <RichTextEditor.Italic />
            <RichTextEditor.Underline />
            <RichTextEditor.Strikethrough />
            <RichTextEditor.ClearFormatting />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.H2 />
            <RichTextEditor.H3 />
            <RichTextEditor.H4 />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.BulletList />
            <RichTextEditor.OrderedList />
            <RichTextEditor.Blockquote />
            <RichTextEditor.Hr />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.Link />
            <RichTextEditor.Unlink />
            <RichTextEditor.Control
              aria-label={t('picture')}
              title={t('picture')}
              disabled={isUploading || isReadOnly}
              onClick={() => files.current?.click()}
            >
              {isUploading ? <LoaderCircle size={16} aria-hidden="true" /> : <ImagePlus size={16} aria-hidden="true" />}
            </RichTextEditor.Control>
            {editor && <PictureAltControl editor={editor} isOff={isReadOnly} onOpen={setDescribed} />}
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.Undo />
            <RichTextEditor.Redo />
          </RichTextEditor.ControlsGroup>
        </RichTextEditor.Toolbar>
        <RichTextEditor.Content mih={160} />
      </RichTextEditor>
      <input
        ref={files}
        type="file"
        hidden
        accept="image/jpeg,image/png"
        onChange={(event) => {
          void insert(event.currentTarget.files?.[0]);
          event.currentTarget.value = '';
        }}
      />
      {editor && described !== null && (
        <PictureAltDialog editor={editor} place={described} locale={locale} onClose={() => setDescribed(null)} />
      )}
    </Input.Wrapper>
  );
}
