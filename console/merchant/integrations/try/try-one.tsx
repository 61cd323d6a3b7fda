import { Button, Code, Group, JsonInput, Select, Stack, Text, TextInput, Title } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { currentLocale } from '#console/base/locale.ts';
import { newKey } from '#console/base/new-key.ts';
import { useConfirm } from '#console/base/use-confirm.tsx';
import { CodeBlock } from '#console/merchant/integrations/code-block.tsx';
import type { Field, Operation } from './operations.ts';
import { addressOf, curlOf, isJson, type Values } from './request.ts';

type Answer = { status: number; text: string; tookMs: number };

/** Makes one call for the shop on screen, by the person's own session, and shows exactly what came back. */
async function send({ operation, address, body, shopId }: Sent): Promise<Answer> {
  const startedAt = performance.now();
  const headers = new Headers({ 'x-shop-id': String(shopId), 'x-locale': currentLocale() });
  if (operation.method === 'POST') headers.set('content-type', 'application/json');
  if (operation.takesIdempotencyKey) headers.set('idempotency-key', newKey());
  const response = await fetch(address, {
    method: operation.method,
    headers,
    ...(operation.method === 'POST' && { body: body ?? '{}' }),
  });
  const text = await response.text();
  const shown = isJson(text) ? JSON.stringify(JSON.parse(text), null, 2) : text;
  return { status: response.status, text: shown, tookMs: Math.round(performance.now() - startedAt) };
}
type Sent = { operation: Operation; address: string; body: string | null; shopId: number };

export function TryOne({ operation, shopId }: { operation: Operation; shopId: number }) {
  const t = useTranslations('integrations.try');
  const confirm = useConfirm();
  const { method, path, fields } = operation;
  const [values, setValues] = useState<Values>(() =>
    Object.fromEntries(fields.map(({ name, sample }) => [name, sample])),
  );
  const [body, setBody] = useState(operation.body);
  const [answer, setAnswer] = useState<Answer | 'offline' | null>(null);
  const [isSending, setSending] = useState(false);
  const address = addressOf(operation, values);
  const missing = fields.filter(({ name, isRequired }) => isRequired && !values[name]?.trim());
  const isReady = missing.length === 0 && (body === null || isJson(body));

  async function sendNow() {
    setSending(true);
    setAnswer(await send({ operation, address, body, shopId }).catch(() => 'offline' as const));
    setSending(false);
  }
  function askAndSend() {
    if (method === 'GET') return void sendNow();
    confirm({
      title: t('confirmTitle'),
      text: t('confirmText', { call: `${method} ${path}` }),
      confirm: t('send'),
      onConfirm: () => void sendNow(),
    });
  }

  return (
    <Stack>
      <div>
        <Text lang="en">{operation.summary}</Text>
        <Text size="sm" c="dimmed">
          {t.rich('scope', { scope: () => <Code>{operation.scope}</Code> })}
        </Text>
      </div>
      {fields.map((field) => (
        <InputField
          key={field.name}
          field={field}
          value={values[field.name] ?? ''}
          onChange={(value) => setValues({ ...values, [field.name]: value })}
        />
      ))}
      {body !== null && (
        <JsonInput
          label={t('body')}
          validationError={t('notJson')}
          formatOnBlur
          autosize
          minRows={4}
          value={body}
          onChange={setBody}
          styles={{ input: { fontFamily: 'var(--mantine-font-family-monospace)' } }}
        />
      )}
      <CodeBlock
        label={t('curl')}
        canCopy
        text={curlOf({ ...operation, url: location.origin + address, body: method === 'POST' ? (body ?? '{}') : null })}
      />
      <Group>
        <Button disabled={!isReady} loading={isSending} onClick={askAndSend}>
          {method === 'GET' ? t('send') : t('sendChange')}
        </Button>
      </Group>
      {answer === 'offline' && <Text role="alert">{t('offline')}</Text>}
      {answer && answer !== 'offline' && (
        <section aria-live="polite">
          <Title order={2} mb="xs">
            {t('answer', { status: answer.status, ms: answer.tookMs })}
          </Title>
          <CodeBlock label={t('answerLabel')} text={answer.text} />
        </section>
      )}
    </Stack>
  );
}

type InputFieldProps = { field: Field; value: string; onChange: (value: string) => void };

function InputField({ field: { name, isRequired, description, choices }, value, onChange }: InputFieldProps) {
  const shared = { label: name, description, required: isRequired };
  if (choices.length === 0)
    return <TextInput {...shared} value={value} onChange={(event) => onChange(event.currentTarget.value)} />;
  return (
    <Select
      {...shared}
      data={choices}
      value={value || null}
      clearable={!isRequired}
      onChange={(next) => onChange(next ?? '')}
    />
  );
}
