import { Badge, Button, Group, Stack, Switch, Text } from '@mantine/core';
import { ChevronDown, ChevronUp, GripVertical, Trash2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { RowAction } from '#console/base/lists/row-action.tsx';
import { MoveButtons, type Moves } from '#console/base/lists/sorted-list.tsx';
import { ShownTimes } from '#console/base/times/shown-times.tsx';
import type { MallBlock } from '#contract/content/face.ts';
import type { Locale } from '#contract/core/languages.ts';
import type { ChosenProduct } from '#contract/shops/merchant-pictures.ts';
import { ActivityFields } from './activity-fields.tsx';
import { useBlockWords } from './block-words.ts';
import type { Wrong } from './home-values.ts';
import { RowFields } from './row-fields.tsx';
import { SlidesField } from './slides-field.tsx';

export type BlockFieldsProps<Block> = {
  block: Block;
  locale: Locale;
  wrong: Wrong;
  /** Of the block within the page. */
  path: string;
  products: ReadonlyMap<number, ChosenProduct>;
  onKnow: (product: ChosenProduct) => void;
  onChange: (block: Block) => void;
};

type BlockCardProps = BlockFieldsProps<MallBlock> & {
  moves: Moves;
  isOpen: boolean;
  onOpen: () => void;
  onRemove: () => void;
};

/** One block of the page: a line of what it shows, and opened, all that can be said of it. */
export function BlockCard({ moves, isOpen, onOpen, onRemove, ...fields }: BlockCardProps) {
  const { block, onChange } = fields;
  const t = useTranslations('platform-face.home');
  const { nameOf, contentOf, timesOf, hiddenBy } = useBlockWords();
  const name = nameOf(block);
  const hidden = hiddenBy(block);
  return (
    <Stack gap="md" role="group" aria-label={name}>
      <Group justify="space-between" wrap="nowrap">
        <Group gap="sm" wrap="nowrap">
          <GripVertical size={16} aria-hidden="true" color="var(--mantine-color-dimmed)" />
          <div>
            <Group gap="xs">
              <Text fw={600}>{name}</Text>
              {hidden && (
                <Badge variant="light" color="gray" c="inherit" tt="none">
                  {hidden}
                </Badge>
              )}
            </Group>
            <Text size="sm" c="dimmed">
              {[contentOf(block), timesOf(block)].filter(Boolean).join(' · ')}
            </Text>
          </div>
        </Group>
        <Group gap="xs" wrap="nowrap">
          <Switch
            label={t('isOn')}
            aria-label={t('isOnOf', { name })}
            checked={block.isOn}
            onChange={({ currentTarget }) => onChange({ ...block, isOn: currentTarget.checked })}
          />
          <MoveButtons name={name} moves={moves} />
          {block.kind !== 'banners' && (
            <RowAction name={t('remove', { name })} icon={Trash2} isOff={false} onAct={onRemove} />
          )}
          <Button
            variant="default"
            size="compact-sm"
            aria-expanded={isOpen}
            aria-label={t(isOpen ? 'closeOf' : 'editOf', { name })}
            rightSection={
              isOpen ? <ChevronUp size={14} aria-hidden="true" /> : <ChevronDown size={14} aria-hidden="true" />
            }
            onClick={onOpen}
          >
            {t(isOpen ? 'close' : 'edit')}
          </Button>
        </Group>
      </Group>
      {isOpen && (
        <>
          <OwnFields {...fields} />
          <ShownTimes times={block} onChange={(times) => onChange({ ...block, ...times })} />
        </>
      )}
    </Stack>
  );
}

/** What only blocks of this kind have. */
function OwnFields({ block, onChange, ...rest }: BlockFieldsProps<MallBlock>) {
  if (block.kind === 'products') return <RowFields {...rest} block={block} onChange={onChange} />;
  if (block.kind === 'activities') return <ActivityFields block={block} onChange={onChange} />;
  if (block.kind !== 'banners' && block.kind !== 'adverts') return null;
  const { locale, wrong, path } = rest;
  return (
    <SlidesField
      {...{ locale, wrong, path }}
      kind={block.kind}
      slides={block.slides}
      onChange={(slides) => onChange({ ...block, slides })}
    />
  );
}
