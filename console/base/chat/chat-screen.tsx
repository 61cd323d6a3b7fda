import './chat.css';
import { Anchor, Group, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useTitle } from '#console/base/frame/use-title.ts';
import { useShop } from '#console/base/session/user.ts';
import { useDeskSide } from './desk-side.ts';

export const chatParts = ['inbox', 'phrases', 'hours', 'figures'] as const;
export type ChatPart = (typeof chatParts)[number] | 'reports';

type ChatScreenProps = { part: ChatPart; actions?: ReactNode; children: ReactNode };

/** One of the screens of customer service, with the way to the others. */
export function ChatScreen({ part, actions, children }: ChatScreenProps) {
  const t = useTranslations('chat-desk');
  const { path, shopId } = useDeskSide();
  useTitle(part === 'inbox' ? t('title') : t(`parts.${part}`), useShop()?.name);
  const parts: readonly ChatPart[] = shopId === null ? [...chatParts, 'reports'] : chatParts;
  return (
    <div className="chat-screen" data-part={part}>
      <Group component="header" className="chat-head" gap="lg" wrap="nowrap">
        <Title order={1} size="h3" style={{ whiteSpace: 'nowrap' }}>
          {t('title')}
        </Title>
        <Group component="nav" aria-label={t('partsLabel')} gap={4} wrap="nowrap">
          {parts.map((one) => (
            <Anchor
              key={one}
              component={Link}
              to={one === 'inbox' ? path : `${path}/${one}`}
              className="chat-part"
              underline="never"
              aria-current={one === part ? 'page' : undefined}
            >
              {t(`parts.${one}`)}
            </Anchor>
          ))}
        </Group>
        <Group gap="xs" ml="auto" wrap="nowrap">
          {actions}
        </Group>
      </Group>
      <div className="chat-body">{children}</div>
    </div>
  );
}
