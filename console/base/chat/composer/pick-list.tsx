import { Image, ScrollArea, Skeleton, Stack, Text, TextInput, UnstyledButton } from '@mantine/core';
import { Search, TicketPercent } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { CallFailure } from '#console/base/call-mall.ts';
import { Dialog } from '#console/base/dialog.tsx';
import { LoadFailure } from '#console/base/load-failure.tsx';
import type { Picture } from '#contract/core/values.ts';

export type Pick = { id: string; title: string; text: ReactNode; image: Picture | null; isOff?: boolean };

type PickListProps = {
  title: string;
  /** Where what is shown can be searched. */
  search?: { label: string; typed: string; onType: (typed: string) => void };
  picks: readonly Pick[] | undefined;
  query: { error: CallFailure | null; refetch: () => unknown };
  empty: string;
  onPick: (id: string) => void;
  onClose: () => void;
};

/** Things of which one is sent as a card. */
export function PickList({ title, search, picks, query, empty, onPick, onClose }: PickListProps) {
  const t = useTranslations('chat-desk.composer');
  return (
    <Dialog title={title} onClose={onClose}>
      <Stack>
        {search && (
          <TextInput
            type="search"
            data-autofocus
            aria-label={search.label}
            placeholder={search.label}
            maxLength={64}
            leftSection={<Search size={16} aria-hidden="true" />}
            value={search.typed}
            onChange={(event) => search.onType(event.currentTarget.value)}
          />
        )}
        {query.error && !picks && <LoadFailure error={query.error} onRetry={query.refetch} />}
        {!picks && !query.error && <Skeleton h={220} />}
        {picks?.length === 0 && (
          <Text size="sm" c="dimmed" ta="center" p="lg">
            {empty}
          </Text>
        )}
        {picks && picks.length > 0 && (
          <ScrollArea.Autosize mah={400} type="auto">
            <ul className="chat-picks">
              {picks.map(({ id, title: name, text, image, isOff }) => (
                <li key={id}>
                  <UnstyledButton
                    className="chat-pick"
                    disabled={isOff ?? false}
                    aria-label={t('sendOne', { name })}
                    onClick={() => {
                      onPick(id);
                      onClose();
                    }}
                  >
                    {image ? (
                      <Image src={`${image.url}/160`} w={48} h={48} radius="sm" alt="" />
                    ) : (
                      <span className="chat-card-sign" aria-hidden="true">
                        <TicketPercent size={22} />
                      </span>
                    )}
                    <span className="chat-card-text">
                      <Text span size="sm" fw={600} lineClamp={2}>
                        {name}
                      </Text>
                      <Text span size="sm" c="dimmed">
                        {text}
                      </Text>
                    </span>
                  </UnstyledButton>
                </li>
              ))}
            </ul>
          </ScrollArea.Autosize>
        )}
      </Stack>
    </Dialog>
  );
}
