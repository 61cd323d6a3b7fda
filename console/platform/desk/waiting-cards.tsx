import { SimpleGrid } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import {
  Banknote,
  FileCheck,
  ListChecks,
  type LucideIcon,
  MessageCircleQuestionMark,
  MessagesSquare,
  Package,
  Scale,
  Server,
  Star,
} from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { CallFailure } from '#console/base/call-mall.ts';
import { useFormats } from '#console/base/format.ts';
import { TaskCard } from '#console/base/task-card.tsx';
import { useCall } from '#console/base/use-call.ts';
import { usePathOfSection } from '#console/platform/use-section-path.ts';
import { applicationCountMax, listAllApplications } from '#contract/applications/platform.ts';
import { listWaitingProducts, waitingCountMax } from '#contract/catalogue/platform.ts';
import { chatFigures } from '#contract/chat/figures.ts';
import { listChatReports } from '#contract/chat/platform.ts';
import type { PlatformScope } from '#contract/core/call.ts';
import { getMachineMarks } from '#contract/machine/platform.ts';
import { listPayoutsToPay } from '#contract/payouts/platform.ts';
import { listReportedPosts } from '#contract/questions/platform.ts';
import { listAskedRefunds } from '#contract/refunds/platform.ts';
import { listReportedReviews } from '#contract/reviews/platform.ts';

/** Named after the section that it opens. */
type Card = {
  name: 'applications' | 'products' | 'disputes' | 'reviews' | 'questions' | 'chat' | 'payouts' | 'checks' | 'machine';
  filter?: string;
  icon: LucideIcon;
  asked: UseQueryResult<unknown, CallFailure>;
  count: number | undefined;
  countMax?: number;
  warning?: string | null;
};

const everyMs = 60_000;

/** A card for everything that may wait for people with these scopes. Each opens the list that it counts. */
export function WaitingCards({ scopes }: { scopes: readonly PlatformScope[] }) {
  const t = useTranslations('platform-desk.waiting');
  const { ago } = useFormats();
  const pathOf = usePathOfSection();
  const when = (scope: PlatformScope) => ({ isOff: !scopes.includes(scope), everyMs });
  const applications = useCall(listAllApplications, { auditStatus: 'waiting', limit: 1 }, when('applications'));
  const products = useCall(listWaitingProducts, { limit: 1 }, when('products'));
  const disputes = useCall(listAskedRefunds, { limit: 1 }, when('refunds'));
  const reviews = useCall(listReportedReviews, { limit: 1 }, when('reviews'));
  const questions = useCall(listReportedPosts, { limit: 1 }, when('reviews'));
  const chats = useCall(chatFigures.platform, { days: 1 }, when('chat'));
  const chatReports = useCall(listChatReports, { limit: 1 }, when('chat'));
  const payouts = useCall(listPayoutsToPay, { status: 'requested', limit: 1 }, when('finance'));
  const marks = useCall(getMachineMarks, {}, when('machine'));
  const decideBy = disputes.data?.list[0]?.answerBy;
  const cards: Card[] = [
    {
      ...{ name: 'applications', filter: '?status=waiting', icon: FileCheck, asked: applications },
      ...{ count: applications.data?.total, countMax: applicationCountMax },
    },
    { name: 'products', icon: Package, asked: products, count: products.data?.total, countMax: waitingCountMax },
    {
      ...{ name: 'disputes', icon: Scale, asked: disputes, count: disputes.data?.total },
      warning: decideBy ? t('decideBy', { time: ago(decideBy) }) : null,
    },
    { name: 'reviews', icon: Star, asked: reviews, count: reviews.data?.total },
    { name: 'questions', icon: MessageCircleQuestionMark, asked: questions, count: questions.data?.total },
    {
      ...{ name: 'chat', icon: MessagesSquare, asked: chats, count: chats.data?.waiting },
      warning: chatReports.data?.total ? t('chatReports', { count: chatReports.data.total }) : null,
    },
    { name: 'payouts', icon: Banknote, asked: payouts, count: payouts.data?.total },
    { name: 'checks', icon: ListChecks, asked: marks, count: marks.data?.redChecks },
    { name: 'machine', filter: '?tab=jobs', icon: Server, asked: marks, count: marks.data?.failingJobs },
  ];
  return (
    <SimpleGrid cols={4} spacing="md">
      {cards.map(({ name, filter = '', asked, warning = null, ...card }) => {
        const to = pathOf(name);
        if (!to) return null;
        return (
          <TaskCard
            key={name}
            title={t(`${name}.title`)}
            text={t(`${name}.text`)}
            to={to + filter}
            query={asked}
            warning={warning}
            {...card}
          />
        );
      })}
    </SimpleGrid>
  );
}
