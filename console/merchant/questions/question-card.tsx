import { Anchor, Badge, Button, Card, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '#console/base/format.ts';
import { useSend } from '#console/base/use-call.ts';
import { AnswerForm } from '#console/merchant/reviews/answer-form.tsx';
import { answerShopQuestion, type ShopQuestion } from '#contract/questions/merchant.ts';
import { QUESTION_ANSWER_MAX } from '#contract/questions/values.ts';
import { PostReport } from './post-report.tsx';

/** A question, what the shop has answered, and what buyers have. */
export function QuestionCard({ question, onProduct }: { question: ShopQuestion; onProduct: () => void }) {
  const t = useTranslations('console.questions');
  const words = useTranslations('console.reviews');
  const { time } = useFormats();
  const answer = useSend(answerShopQuestion);
  const [isAnswering, setAnswering] = useState(false);
  const { ownAnswer, answers, isHidden } = question;
  const mayAnswer = !isHidden && !ownAnswer?.isHidden;
  return (
    <Card withBorder p="lg" bg="var(--console-card)" component="article" aria-label={question.text}>
      <Group justify="space-between">
        <Group gap="sm">
          <Text fw={600}>{question.nickname}</Text>
          <Text size="sm" c="dimmed">
            {time(question.createTime)}
          </Text>
        </Group>
        <Anchor component="button" type="button" size="sm" title={t('sameProduct')} onClick={onProduct}>
          {question.productName}
        </Anchor>
      </Group>
      <Text mt="sm" style={{ overflowWrap: 'anywhere' }}>
        {question.text}
      </Text>
      {ownAnswer && !isAnswering && (
        <Stack gap={4} mt="sm" p="sm" bg="var(--mantine-color-body)" style={{ borderRadius: 8 }}>
          <Text style={{ overflowWrap: 'anywhere' }}>{words('yourAnswer', { text: ownAnswer.text })}</Text>
          {ownAnswer.helpful > 0 && (
            <Text size="sm" c="dimmed">
              {t('helpful', { count: ownAnswer.helpful })}
            </Text>
          )}
          {ownAnswer.isHidden && (
            <Badge variant="light" color="gray" c="inherit" tt="none">
              {words('hidden')}
            </Badge>
          )}
        </Stack>
      )}
      {answers.map((each) => (
        <Stack key={each.id} gap={4} mt="sm" p="sm" bg="var(--mantine-color-body)" style={{ borderRadius: 8 }}>
          <Group gap="sm">
            <Text size="sm" fw={600}>
              {each.nickname}
            </Text>
            <Badge variant="light" color="green" c="inherit" tt="none">
              {t('bought')}
            </Badge>
            <Text size="sm" c="dimmed">
              {time(each.createTime)}
            </Text>
          </Group>
          <Text style={{ overflowWrap: 'anywhere' }}>{each.text}</Text>
          <Group gap="sm">
            {each.helpful > 0 && (
              <Text size="sm" c="dimmed">
                {t('helpful', { count: each.helpful })}
              </Text>
            )}
            <PostReport kind="answer" post={each} />
          </Group>
        </Stack>
      ))}
      {isAnswering ? (
        <AnswerForm
          present={ownAnswer?.text ?? null}
          max={QUESTION_ANSWER_MAX}
          isSending={answer.isPending}
          send={(text, replaces) => answer.mutateAsync({ id: question.id, text, replaces })}
          onClose={() => setAnswering(false)}
        />
      ) : (
        <Group mt="md">
          {mayAnswer && (
            <Button variant="default" onClick={() => setAnswering(true)}>
              {ownAnswer ? words('changeAnswer') : words('answer')}
            </Button>
          )}
          <PostReport kind="question" post={question} />
        </Group>
      )}
    </Card>
  );
}
